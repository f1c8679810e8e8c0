import { type CleanedWhere, createAdapterFactory } from 'better-auth/adapters'
import type { Fragment, Sql } from '../../platform/db/index.ts'

/** better-auth on the connections that we have anyway, instead of a driver and a pool of its own. */
export const storageOf = (system: Sql) =>
  createAdapterFactory({
    config: { adapterId: 'foyer', adapterName: 'Foyer', usePlural: false, supportsNumericIds: true },
    adapter: () => ({
      async create<Row extends object>({ model, data }: { model: string; data: Row }): Promise<Row> {
        const [row] = await system<Row[]>`insert into ${system(model)} ${system(written(data))} returning *`
        return row!
      },
      async findOne<Row>({ model, where }: { model: string; where: CleanedWhere[] }): Promise<Row | null> {
        const [row] = await system`select * from ${system(model)} ${matching(system, where)} limit 1`
        return (row as Row) ?? null
      },
      async findMany<Row>({ model, where, limit, sortBy, offset = 0 }: Search): Promise<Row[]> {
        const order = sortBy
          ? system`order by ${system(sortBy.field)} ${sortBy.direction === 'asc' ? system`asc` : system`desc`}`
          : system`order by id`
        const rows = await system`select * from ${system(model)} ${matching(system, where)} ${order}
          limit ${limit} offset ${offset}`
        return [...rows] as Row[]
      },
      async update<Row>({ model, where, update }: Update<Row>): Promise<Row | null> {
        const [row] = await system`update ${system(model)} set ${system(written(update as object))}
          ${matching(system, where)} returning *`
        return (row as Row) ?? null
      },
      async updateMany({ model, where, update }) {
        const { count } = await system`update ${system(model)} set ${system(written(update))}
          ${matching(system, where)}`
        return count
      },
      async delete({ model, where }) {
        await system`delete from ${system(model)} ${matching(system, where)}`
      },
      async deleteMany({ model, where }) {
        const { count } = await system`delete from ${system(model)} ${matching(system, where)}`
        return count
      },
      async count({ model, where }) {
        const [row] = await system<{ count: number }[]>`
          select count(*) from ${system(model)} ${matching(system, where)}`
        return row!.count
      },
    }),
  })

interface Search {
  model: string
  where?: CleanedWhere[] | undefined
  limit: number
  sortBy?: { field: string; direction: 'asc' | 'desc' } | undefined
  offset?: number | undefined
}

interface Update<Row> {
  model: string
  where: CleanedWhere[]
  update: Row
}

const written = (data: object) => data as Record<string, never>

function matching(system: Sql, where: CleanedWhere[] = []): Fragment {
  return where.reduce((before, each) => system`${before} and ${condition(system, each)}`, system`where true`)
}

/** What better-auth asks of users and sessions. Whatever else it might come to ask is refused, not guessed. */
function condition(system: Sql, { field, operator, connector, value }: CleanedWhere): Fragment {
  if (connector !== 'AND')
    throw new Error('better-auth asked for either of two, which our storage does not know.')
  const column = system(field)
  if (operator === 'in') return system`${column} = any(${value as string[]})`
  if (value === null && operator === 'eq') return system`${column} is null`
  const compared = value as string
  if (operator === 'eq') return system`${column} = ${compared}`
  if (operator === 'ne') return system`${column} is distinct from ${compared}`
  if (operator === 'lt') return system`${column} < ${compared}`
  if (operator === 'lte') return system`${column} <= ${compared}`
  if (operator === 'gt') return system`${column} > ${compared}`
  if (operator === 'gte') return system`${column} >= ${compared}`
  throw new Error(`better-auth asked for "${operator}", which our storage does not know.`)
}
