import { type AgentKnowledge, estimateTokens, type GivenPassage, noFeatures } from '@foyer/engine'
import type { SnapshotQueryable } from '../../platform/db/index.ts'
import { type Entry, entriesOf } from '../search_index/entries.ts'
import {
  listMaterial,
  listTitled,
  listUniversalFacts,
  type MaterialRow,
} from '../search_index/material_repository.ts'
import type { OrganizationIndex } from '../search_index/organization_index.ts'
import type { AgentMaterial } from './knowledge.ts'
import { outlineOf, pathOf, placesIn } from './outline.ts'

/** So many places an outline is made of: more would be cut away in any case. */
const mostPlaces = 50_000
/** Of more passages than these, headings inside their texts would not fit into the outline. */
const mostRead = 1000
const outlineTokens = 1000
/** Of the facts that hold whatever is asked. */
const universalTokens = 500
/** Of a page that is opened. */
const pageTokens = 3000
/** What has more characters for each token than any text is not read to be counted. */
const mostCharactersPerToken = 8
const mostKept = 200

/** What agents know, kept for as long as it holds: every turn asks for it. */
export class Materials {
  readonly #kept = new Map<string, AgentKnowledge>()

  async of(index: OrganizationIndex, db: SnapshotQueryable, agent: AgentMaterial): Promise<AgentKnowledge> {
    const name = `${db.organization_id} ${agent.agent_id} ${agent.most_tokens}`
    const kept = this.#kept.get(name)
    this.#kept.delete(name)
    const material = kept?.version === index.version ? kept : await readMaterial(index, db, agent)
    this.#kept.set(name, material)
    if (this.#kept.size > mostKept) this.#kept.delete(this.#kept.keys().next().value!)
    return material
  }
}

async function readMaterial(
  index: OrganizationIndex,
  db: SnapshotQueryable,
  { agent_id, most_tokens }: AgentMaterial,
): Promise<AgentKnowledge> {
  const { access, version } = index
  const rows = (await listMaterial(db, mostPlaces)).filter((row) => access.isVisible(row, agent_id))
  const characters = rows.reduce((sum, { length }) => sum + length, 0)
  if (characters <= most_tokens * mostCharactersPerToken) {
    const passages = await givenPassages(index, db, agent_id, rows)
    if (tokensOf(passages) <= most_tokens) return { kind: 'whole', version, passages }
  }
  const places =
    rows.length <= mostRead ? (await openEntries(index, db, agent_id, rows)).flatMap(placesIn) : rows
  const universal = (await listUniversalFacts(db, mostRead)).filter((row) => access.isVisible(row, agent_id))
  const always = await givenPassages(index, db, agent_id, universal)
  return {
    kind: 'outline',
    version,
    outline: outlineOf(places, outlineTokens),
    always: withinTokens(always, universalTokens),
  }
}

export async function openPage(
  index: OrganizationIndex,
  db: SnapshotQueryable,
  { title, agent_id }: { title: string; agent_id: number },
): Promise<GivenPassage[]> {
  const path = title.split('›').map(plain)
  const rows = await listTitled(db, path.at(-1)!, 200)
  const visible = rows.filter((row) => index.access.isVisible(row, agent_id))
  const titled = (await openEntries(index, db, agent_id, visible)).filter((entry) => {
    const titles = placesIn(entry).flatMap(pathOf).map(plain)
    return path.every((part) => titles.includes(part))
  })
  return withinTokens(titled.map(givenPassage), pageTokens)
}

const plain = (title: string) =>
  title
    .replace(/^[\s#*-]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

const givenPassages = async (...wanted: Parameters<typeof openEntries>): Promise<GivenPassage[]> =>
  (await openEntries(...wanted)).map(givenPassage)

function openEntries(
  index: OrganizationIndex,
  db: SnapshotQueryable,
  agent_id: number,
  rows: readonly MaterialRow[],
): Promise<Entry[]> {
  const found = rows.map(({ kind, id, source_id }) => ({
    kind,
    id,
    source_id,
    score: 0,
    features: noFeatures,
  }))
  return entriesOf(db, index.access, agent_id, found)
}

/** Of a passage that the agent may not use whole, it is given the facts that it may use. */
export function givenPassage(
  entry: Pick<
    Entry,
    'kind' | 'id' | 'source_title' | 'trail' | 'text' | 'statements' | 'whole' | 'source_id' | 'url'
  >,
): GivenPassage {
  const { kind, id, source_title, trail, text, statements, whole, source_id, url } = entry
  return {
    kind,
    id,
    title: pathOf({ source_title, trail }).join(' › '),
    text: whole ? text : statements.join('\n'),
    source_id,
    ...(url && { url }),
  }
}

const tokensOf = (passages: readonly GivenPassage[]) =>
  passages.reduce((sum, { title, text }) => sum + estimateTokens(`${title}\n${text}\n`), 0)

/** As many as there is room for, and the first one in any case. */
export function withinTokens(passages: readonly GivenPassage[], mostTokens: number): GivenPassage[] {
  let left = mostTokens
  return passages.filter((passage, at) => {
    left -= tokensOf([passage])
    return at === 0 || left >= 0
  })
}
