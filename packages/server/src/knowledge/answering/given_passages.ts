import { estimateTokens, type GivenPassage, noFeatures, titleOf } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import { type Entry, entriesOf } from '../search_index/entries.ts'
import type { OrganizationIndex } from '../search_index/organization_index.ts'
import type { AgentPlaces, Place } from '../search_index/places.ts'

/** Entries as a model is given them: whole, and where the agent may not use all that one states, the rest of it. */
export function givenPassages(
  entries: readonly Omit<Entry, 'score' | 'features'>[],
  places: AgentPlaces,
): GivenPassage[] {
  return entries.map((entry) => {
    const { kind, id, trail, source_title, whole, text, statements, source_id, url } = entry
    const place = places.find(entry)
    return {
      kind,
      id,
      title: place ? titleOf(place.path) : [source_title, ...trail].join(' › '),
      text: whole ? text : statements.join('\n'),
      source_id,
      ...(url && { url }),
    }
  })
}

/** What stands in some places. */
export async function passagesAt(
  db: Queryable,
  { access }: OrganizationIndex,
  agent_id: number,
  { places, at }: { places: AgentPlaces; at: readonly Pick<Place, 'kind' | 'id' | 'source_id'>[] },
): Promise<GivenPassage[]> {
  const found = at.map(({ kind, id, source_id }) => ({ kind, id, source_id, score: 0, features: noFeatures }))
  return givenPassages(await entriesOf(db, access, agent_id, found), places)
}

export const tokensOf = ({ title, text }: Pick<GivenPassage, 'title' | 'text'>): number =>
  estimateTokens(title) + estimateTokens(text)

export const tokensAt = ({ path, length }: Place): number =>
  estimateTokens(titleOf(path)) + estimateTokens({ length })

/** What is given at once, of a search or of a page. */
export const mostTokens = 2000

const charactersOfToken = 4

/** A listing of code can be as long as a book. */
export function shortened(passage: GivenPassage): GivenPassage {
  if (tokensOf(passage) <= mostTokens) return passage
  const text = passage.text.slice(0, charactersOfToken * (mostTokens - estimateTokens(passage.title) - 1))
  return { ...passage, text: `${text.replace(/\n[^\n]*$/, '')}\n…` }
}
