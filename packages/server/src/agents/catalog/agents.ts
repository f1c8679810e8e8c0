import type { Fragment, Queryable, Sql, Transaction } from '../../platform/db/index.ts'
import { refuse } from '../../platform/index.ts'
import {
  agentsOfNew,
  dressAgents,
  type LinkTable,
  linkAgents,
  linkedAgents,
  resolveAgents,
  type WornColumn,
  wearersOf,
} from '../links/links.ts'

/** How a catalog resource is tied to its agents. */
export interface AgentRelation {
  /** The slugs of the agents of the row `t`. */
  slugs(sql: Sql): Fragment
  /** The agents of a new resource. */
  ofNew(db: Queryable, slugs: string[] | undefined): Promise<number[]>
  /** Exactly these agents have it from now on. */
  replace(db: Transaction, id: number, agents: number[]): void
  /** Refuses to archive it as long as these agents need it. */
  refuseInUse?(agents: string[]): void
}

/** An agent has any number of them: all current agents have a new one, and an archived one keeps its agents. */
export const links = (table: LinkTable): AgentRelation => ({
  slugs: (sql) => linkedAgents(sql, table),
  ofNew: agentsOfNew,
  replace: (db, id, agents) => linkAgents(db, table, id, agents),
})

/** An agent wears one at most. None wears a new one, and a worn one is not archived: archived agents gave theirs back. */
export const wearers = (worn: WornColumn, what: string): AgentRelation => ({
  slugs: (sql) => wearersOf(sql, worn),
  ofNew: (db, slugs = []) => resolveAgents(db, slugs),
  replace: (db, id, agents) => dressAgents(db, worn, id, agents),
  refuseInUse(agents) {
    if (agents.length > 0)
      throw refuse(
        'resource_in_use',
        `Agents still use this ${what}: ${agents.join(', ')}. Give them another one first.`,
      )
  },
})
