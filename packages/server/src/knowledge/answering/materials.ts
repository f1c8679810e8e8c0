import { type AgentKnowledge, outlineOf } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import type { OrganizationIndex } from '../search_index/organization_index.ts'
import { outlinedPaths } from '../search_index/places.ts'
import { listUniversalFacts } from '../search_index/repository.ts'
import { passagesAt, tokensAt, tokensOf } from './given_passages.ts'
import type { AgentMaterial } from './knowledge.ts'

interface Known {
  version: number
  knowledge: Promise<AgentKnowledge>
}

/** One takes up to some fifty kilobytes. */
const mostKnown = 200
const outlineTokens = 1000
const mostUniversal = 200
const universalTokens = 500

/** What the agents know that were asked last: all of it, or its outline. */
export class Materials {
  /** In the order of their last use. */
  readonly #known = new Map<string, Known>()

  of(db: Queryable, index: OrganizationIndex, asked: AgentMaterial): Promise<AgentKnowledge> {
    const name = `${db.organization_id} ${asked.agent_id} ${asked.most_tokens}`
    const { version } = index
    const last = this.#known.get(name)
    const known = last?.version === version ? last : { version, knowledge: readKnowledge(db, index, asked) }
    this.#known.delete(name)
    this.#known.set(name, known)
    // What could not be read is read again.
    known.knowledge.catch(() => {
      if (this.#known.get(name) === known) this.#known.delete(name)
    })
    this.#makeRoom()
    return known.knowledge
  }

  #makeRoom() {
    for (const name of this.#known.keys()) {
      if (this.#known.size <= mostKnown) return
      this.#known.delete(name)
    }
  }
}

async function readKnowledge(
  db: Queryable,
  index: OrganizationIndex,
  { agent_id, most_tokens }: AgentMaterial,
): Promise<AgentKnowledge> {
  const { version } = index
  const places = index.placesOf(agent_id)
  const at = places.inOrder
  if (at.reduce((sum, place) => sum + tokensAt(place), 0) > most_tokens) {
    const outline = outlineOf(at.flatMap(outlinedPaths), outlineTokens)
    return { kind: 'outline', version, outline, always: await universalFacts(db, index, agent_id) }
  }
  return { kind: 'whole', version, passages: await passagesAt(db, index, agent_id, { places, at }) }
}

/** The agent's, as many as there is room for. */
async function universalFacts(db: Queryable, index: OrganizationIndex, agent_id: number) {
  const rows = await listUniversalFacts(db, mostUniversal)
  const at = rows
    .map((row) => ({ kind: 'fact' as const, ...row }))
    .filter((fact) => index.access.isVisible(fact, agent_id))
  const facts = await passagesAt(db, index, agent_id, { places: index.placesOf(agent_id), at })
  let tokens = 0
  return facts.filter((fact) => {
    tokens += tokensOf(fact)
    return tokens <= universalTokens
  })
}
