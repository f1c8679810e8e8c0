import { type GivenPassage, placesUnder } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import type { OrganizationIndex } from '../search_index/organization_index.ts'
import { outlinedPaths } from '../search_index/places.ts'
import { mostTokens, passagesAt, shortened, tokensAt } from './given_passages.ts'

/** What stands under a title of the outline, from its beginning. */
export async function passagesUnder(
  db: Queryable,
  index: OrganizationIndex,
  { title, agent_id }: { title: string; agent_id: number },
): Promise<GivenPassage[]> {
  const places = index.placesOf(agent_id)
  const outlined = places.inOrder.flatMap((place) => outlinedPaths(place).map((path) => ({ place, path })))
  const found = placesUnder(
    outlined.map(({ path }) => path),
    title,
  )
  let tokens = 0
  const at = [...new Set(found.map((each) => outlined[each]!.place))].filter((place, before) => {
    tokens += tokensAt(place)
    return before === 0 || tokens <= mostTokens
  })
  return (await passagesAt(db, index, agent_id, { places, at })).map(shortened)
}
