import type { Page } from '@foyer/contract'
import type { TObject } from 'typebox'
import type { Queryable, Sql } from '../../platform/db/index.ts'
import { live, pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'
import type { AgentRelation } from './agents.ts'

export type ListQuery = Page & { include_archived?: boolean }

interface Stored {
  /** Its fields are the columns of the table, but for `object` and `agents`. */
  schema: TObject
  table: string
  agents: AgentRelation
}

export function repositoryOf({ schema, table, agents }: Stored) {
  const columns = Object.keys(schema.properties)
    .filter((name) => name !== 'object' && name !== 'agents')
    .map((name) => `t.${name}`)

  const select = (sql: Sql, db: Queryable) => sql`
    select ${sql(columns)}, ${agents.slugs(sql)} as agents
    from ${sql(table)} t where t.organization_id = ${db.organization_id}`

  return {
    list: (db: Queryable, query: ListQuery) =>
      db.query((sql) => sql`${select(sql, db)} ${live(sql, query)} ${pageOf(sql, query)}`),

    async get(db: Queryable, id: number) {
      const [row] = await db.query((sql) => sql`${select(sql, db)} and t.id = ${id}`)
      if (!row) throw missing()
      return row
    },
  }
}
