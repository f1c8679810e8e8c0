import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharedDatabase } from '../../testing/api.ts'

/**
 * An index counts when its first columns are those of the key, in any order, and when it leaves out no row that a
 * deletion looks for: it may be partial only by leaving out rows whose key is null.
 */
test('every foreign key has an index that finds its rows when what it points at is deleted', async () => {
  const { system } = await sharedDatabase()
  const keys = await system<{ name: string; indexed: boolean }[]>`
    select k.conrelid::regclass || ' (' || columns.names || ')' as name,
      exists (select from pg_index i
        where i.indrelid = k.conrelid and i.indisvalid and i.indnkeyatts >= cardinality(k.conkey)
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
          and (i.indpred is null or exists (select from pg_attribute a
            where a.attrelid = k.conrelid and a.attnum = any(k.conkey)
              and pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(a.attname) || ' IS NOT NULL)'))
      ) as indexed
    from pg_constraint k
    cross join lateral (select string_agg(a.attname, ', ' order by n) as names
      from unnest(k.conkey) with ordinality as c (attnum, n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.attnum) columns
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
    order by 1`
  assert.ok(keys.length > 50, 'the catalog was read')
  assert.deepEqual(
    keys.filter(({ indexed }) => !indexed).map(({ name }) => name),
    [],
  )
})

test('PostgreSQL expects 200 organizations in every table, however many there are', async () => {
  const { system } = await sharedDatabase()
  const columns = await system<{ name: string; options: string[] | null }[]>`
    select a.attrelid::regclass::text as name, a.attoptions as options
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attname = 'organization_id'`
  assert.ok(columns.length > 30, 'the catalog was read')
  const others = columns.filter(({ options }) => !options?.includes('n_distinct=200'))
  assert.deepEqual(
    others.map(({ name }) => name),
    [],
  )
})

/** Otherwise every turn writes into all indexes of the table, and leaves a dead entry in each. */
test('no index of conversations holds what every turn changes', async () => {
  const { system } = await sharedDatabase()
  const columns = [
    'state',
    'phase',
    'messages_count',
    'last_message_at',
    'pauses_at',
    'unread_count',
    'seen_message_id',
  ]
  const indexed = await system<{ index: string; column: string }[]>`
    select d.objid::regclass::text as index, a.attname as column from pg_depend d
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    join pg_index i on i.indexrelid = d.objid
    where d.refobjid = 'conversations'::regclass`
  assert.ok(
    indexed.some(({ column }) => column === 'agent_id'),
    'the catalog was read',
  )
  assert.deepEqual(
    indexed.filter(({ column }) => columns.includes(column)),
    [],
  )
})
