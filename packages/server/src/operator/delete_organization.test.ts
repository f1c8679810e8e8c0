import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '../platform/db/database.ts'
import { type Api, callsWith, newOrganization, startService } from '../testing/api.ts'
import { inhabitedOrganization } from '../testing/inhabited_organization.ts'
import { createMigratedDatabase } from '../testing/own_database.ts'
import { refuseLargeWrites } from '../testing/refuse_large_writes.ts'
import { deleteOrganization } from './delete_organization.ts'
import { sortByReference } from './deletion_order.ts'

/** A database of its own: tables are broken on purpose. */
const { address, drop } = await createMigratedDatabase()
const database = await openDatabase(address, { now: new Date(0), connections: 4 })
const service = await startService({ database })
const { system } = database
after(async () => {
  await service.app.close()
  await database.close()
  await drop()
})

/** All rows of an organization, by table. */
async function rowsOf({ organization }: Api): Promise<Record<string, string[]>> {
  const tables = await system<{ name: string; column: string }[]>`
    select c.relname as name, a.attname as column from pg_class c
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and (a.attname = 'organization_id' or (c.relname = 'organizations' and a.attname = 'id'))
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' order by 1`
  assert.ok(tables.length > 40, 'the catalog was read')
  const rows: Record<string, string[]> = {}
  for (const { name, column } of tables) {
    const found = await system<{ row: string }[]>`select t::text as row from ${system(name)} t
      where ${system(column)} = ${organization.id} order by 1`
    rows[name] = found.map(({ row }) => row)
  }
  return rows
}

const deleted = (api: Api) => deleteOrganization(database, api.organization, service.clock.now)

test('an organization is deleted from every table in small steps, also after a run that failed halfway, and no other loses a row', async () => {
  // By a server that has stopped: one that runs writes its counts of requests down at any moment.
  const former = await startService({ database })
  const inhabited = await inhabitedOrganization(former)
  const theirs = await inhabitedOrganization(former)
  await former.app.close()
  const ours = { ...inhabited, ...callsWith(service, inhabited.credentials) }
  // More than a portion, in a table that refers to itself.
  await system`insert into knowledge_gaps (organization_id, agent_id, question, status, created_at, resurfaced_from_id)
    select organization_id, agent_id, 'Again?', 'open', now(), id from (
      select * from knowledge_gaps where organization_id = ${ours.organization.id} limit 1) g,
      generate_series(1, 1100)`
  const allowLargeWrites = await refuseLargeWrites(system, 'knowledge_gaps', 500)
  const before = await rowsOf(ours)
  for (const [table, rows] of Object.entries(before)) assert.ok(rows.length > 0, `${table} was tried`)
  const others = await rowsOf(theirs)

  await system.unsafe(`create function break_write() returns trigger language plpgsql as
      $$ begin raise exception 'broken on purpose'; end $$;
    create trigger break_write before delete on agents for each row execute function break_write()`)
  await assert.rejects(deleted(ours), /broken on purpose/)
  assert.equal((await ours.get('/agents')).status, 401, 'it is closed from the start')
  await system.unsafe('drop function break_write cascade')

  const receipt = await deleted(ours)
  await allowLargeWrites()
  assert.deepEqual(receipt.organization.slug, ours.organization.slug)
  assert.ok(receipt.deleted.agents! > 0)
  assert.match(receipt.note, /until it vacuums/)
  const left = Object.entries(await rowsOf(ours)).filter(([, rows]) => rows.length > 0)
  assert.deepEqual(left, [])
  assert.deepEqual(await rowsOf(theirs), others)
})

test('what a server writes while an organization is deleted is deleted too', async () => {
  const api = await newOrganization(service)
  // Written just before the organization's own row goes, the first time only.
  await system.unsafe(`create sequence deletions;
    create function write_meanwhile() returns trigger language plpgsql security definer as $$ begin
      if nextval('deletions') = 1 then
        insert into usage_days (organization_id, day) values (old.id, '2026-01-01');
      end if;
      return old;
    end $$;
    create trigger write_meanwhile before delete on organizations for each row execute function write_meanwhile()`)
  const receipt = await deleted(api)
  await system.unsafe('drop function write_meanwhile cascade')
  const [{ passes }] = await system<[{ passes: number }]>`select last_value::int as passes from deletions`
  assert.deepEqual([receipt.organization.slug, passes], [api.organization.slug, 2])
})

test('tables are emptied after those that refer to them, and a circle is refused', () => {
  const references = [
    { from: 'messages', to: 'conversations' },
    { from: 'conversations', to: 'agents' },
  ]
  assert.deepEqual(sortByReference(['agents', 'conversations', 'messages'], references), [
    'messages',
    'conversations',
    'agents',
  ])
  assert.throws(
    () =>
      sortByReference(
        ['a', 'b'],
        [
          { from: 'a', to: 'b' },
          { from: 'b', to: 'a' },
        ],
      ),
    /refer to each other in a circle: a, b/,
  )
})
