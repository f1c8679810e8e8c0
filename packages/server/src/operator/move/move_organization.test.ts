import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Organization } from '../../platform/context.ts'
import { connect } from '../../platform/db/connect.ts'
import type { Database } from '../../platform/db/database.ts'
import { openDatabases } from '../../platform/db/open_databases.ts'
import { schema } from '../../platform/db/queue.ts'
import { startService } from '../../testing/api.ts'
import { inhabitedOrganization } from '../../testing/inhabited_organization.ts'
import { createMigratedDatabase } from '../../testing/own_database.ts'
import { withPlainUser } from '../../testing/plain_user.ts'
import { rowsIn } from '../../testing/rows_in.ts'
import { loadDemo } from '../demo/load.ts'
import { createOrganization } from '../organizations.ts'
import { type MoveOptions, moveOrganization } from './move_organization.ts'
import type { MoveStep } from './steps.ts'

const now = new Date('2026-01-15T09:30:00.000Z')
const own = await Promise.all([createMigratedDatabase(), createMigratedDatabase()])
const [{ address }, { address: further }] = own
const databases = await openDatabases(address, [{ name: 'second', address: further }], {
  now,
  connections: 3,
})
const { all } = databases
const [first, second] = all as [Database, Database]
after(async () => {
  await databases.close()
  for (const { drop } of own) await drop()
})

describe('moving an organization', () => {
  let demo: Organization
  before(async () => {
    demo = await createOrganization(first, { name: 'Demo', slug: 'demo' }, now)
    await loadDemo(first, demo, now)
  })

  const quick = { now: () => now, hearingMs: 0, settleMs: 0 }
  const move = (slug: string, to: string, options: Partial<MoveOptions> = {}, among = databases) =>
    moveOrganization(among, { slug, to }, { ...quick, ...options })

  const filled = (rows: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(rows).filter(([, each]) => each.length > 0))

  const holdIn = async ({ system }: Database, { id }: Organization) => {
    const [row] = await system<{ state: string }[]>`
    select state from organization_holds where organization = ${id}`
    return row?.state ?? null
  }

  const directory = async () => [
    ...(await first.system`select organization, slug, database from organization_directory order by 1`),
  ]

  const jobsIn = async ({ system }: Database, { id }: Organization) => [
    ...(await system`select name, state, start_after, data, retry_count from ${system(schema)}.job
    where data->>'organization_id' = ${String(id)} and state < 'completed' order by name, id`),
  ]

  test('an organization moves with every row of every table, there and back, and nobody else loses or gains one', async () => {
    const service = await startService({ database: first })
    const { organization: ours } = await inhabitedOrganization(service)
    await service.app.close()
    const before = await rowsIn(first, ours.id)
    for (const [table, rows] of Object.entries(before)) assert.ok(rows.length > 0, `${table} was tried`)
    const jobs = await jobsIn(first, ours)
    const others = await rowsIn(first, demo.id)

    const there = await move(ours.slug, 'second')
    assert.deepEqual([there.outcome, there.from, there.to], ['moved', 'first', 'second'])
    assert.equal(there.moved.agents, before.agents!.length)
    assert.deepEqual(await rowsIn(second, ours.id), before)
    assert.deepEqual(await jobsIn(second, ours), jobs)
    assert.deepEqual(filled(await rowsIn(first, ours.id)), {})
    assert.deepEqual(await jobsIn(first, ours), [])
    assert.deepEqual(await directory(), [{ organization: ours.id, slug: ours.slug, database: 'second' }])
    assert.deepEqual([await holdIn(first, ours), await holdIn(second, ours)], ['left', null])
    assert.deepEqual(await rowsIn(first, demo.id), others)

    const [ids] = await second.system<{ highest: number; next: number }[]>`
    select max(id) as highest, nextval(pg_get_serial_sequence('messages', 'id')) as next from messages
    where organization_id = ${ours.id}`
    assert.ok(ids!.next > ids!.highest, 'ids of rows that came along are not given again')

    const back = await move(ours.slug, 'first')
    assert.deepEqual([back.outcome, back.from, back.to], ['moved', 'second', 'first'])
    assert.deepEqual(await rowsIn(first, ours.id), before)
    assert.deepEqual(await jobsIn(first, ours), jobs)
    assert.deepEqual(filled(await rowsIn(second, ours.id)), {})
    assert.deepEqual(await directory(), [])
    assert.deepEqual([await holdIn(first, ours), await holdIn(second, ours)], [null, 'left'])
    assert.deepEqual(await rowsIn(first, demo.id), others)

    const again = await move(ours.slug, 'first')
    assert.deepEqual([again.outcome, again.moved], ['there', {}])
  })

  test('who becomes a member while it is being prepared is known at the new place', async () => {
    const ours = await createOrganization(first, { name: 'Late', slug: 'late' }, now)
    const join = async () => {
      const [person] = await first.system<{ id: number }[]>`
      insert into users (name, email, email_verified, created_at, updated_at)
      values ('Ada Late', 'ada@late.example', true, ${now}, ${now}) returning id`
      await first.system`insert into members (organization_id, user_id, role, created_at)
      values (${ours.id}, ${person!.id}, 'owner', ${now})`
    }
    await move('late', 'second', { onStep: (step) => (step === 'check' ? join() : undefined) })
    const members = await second.system`
    select u.name from members m join users u on u.id = m.user_id where m.organization_id = ${ours.id}`
    assert.deepEqual([...members], [{ name: 'Ada Late' }])
    await move('late', 'first')
  })

  /** As if the process had been killed: none of its connections is there any more. */
  const killAfter = (wanted: MoveStep) => (step: MoveStep) =>
    step === wanted
      ? Promise.all(
          all.map(
            ({ system }) => system`select pg_terminate_backend(pid, 5000) from pg_stat_activity
            where application_name = 'foyer move' and datname = current_database()`,
          ),
        ).then(() => {})
      : undefined

  test('a move that was killed after any step is finished by the next one', async () => {
    const rows = await rowsIn(first, demo.id)
    const jobs = await jobsIn(first, demo)
    let [home, other] = [first, second]
    const steps = ['check', 'hold', 'copy', 'comparison', 'directory', 'departure', 'arrival'] as const
    for (const step of steps) {
      await assert.rejects(move('demo', other.name, { onStep: killAfter(step) }), step)
      await move('demo', other.name)
      assert.deepEqual(await rowsIn(other, demo.id), rows, step)
      assert.deepEqual(await jobsIn(other, demo), jobs, step)
      assert.deepEqual(filled(await rowsIn(home, demo.id)), {}, step)
      assert.deepEqual([await holdIn(home, demo), await holdIn(other, demo)], ['left', null], step)
      ;[home, other] = [other, home]
    }
    if (home !== first) await move('demo', 'first')
  })

  test('who goes back while it is held finds everything as it was, and nothing at the other place', async () => {
    const rows = await rowsIn(first, demo.id)
    const jobs = await jobsIn(first, demo)
    for (const step of ['hold', 'copy', 'comparison'] as const) {
      await assert.rejects(move('demo', 'second', { onStep: killAfter(step) }), step)
      assert.equal(await holdIn(first, demo), 'held')
      const receipt = await move('demo', 'first')
      assert.equal(receipt.outcome, 'returned')
      assert.equal(await holdIn(first, demo), null)
      assert.deepEqual(await rowsIn(first, demo.id), rows)
      assert.deepEqual(await jobsIn(first, demo), jobs)
      assert.deepEqual(filled(await rowsIn(second, demo.id)), {})
      assert.deepEqual(await directory(), [])
    }
  })

  test('a table that differs ends the move before anybody lives there, by name, and everybody may write again', async () => {
    await second.system.unsafe(`create function spoil() returns trigger language plpgsql as
      $$ begin new.name := new.name || '!'; return new; end $$;
    create trigger spoil before insert on services for each row execute function spoil();
    alter table services enable always trigger spoil`)
    await assert.rejects(
      move('demo', 'second'),
      /^OperatorRefusal: The table services differs: 5 rows in "first" .+ Nothing was moved: "demo" is in "first" as before\./,
    )
    assert.deepEqual([await holdIn(first, demo), await directory()], [null, []])
    await second.system.unsafe('drop function spoil cascade')
    // What had arrived stays, and what differs is copied again.
    assert.equal((await move('demo', 'second')).outcome, 'moved')
    await move('demo', 'first')
  })

  test('what fails on the way ends the hold, and its cause is told', async () => {
    const failure = new Error('The disk is full.')
    const onStep = (step: MoveStep) => {
      if (step === 'copy') throw failure
    }
    await assert.rejects(move('demo', 'second', { onStep }), { cause: failure, message: /as before/ })
    assert.equal(await holdIn(first, demo), null)
    // Half of it is at the other place, until somebody says that it stays.
    assert.notDeepEqual(filled(await rowsIn(second, demo.id)), {})
    assert.equal((await move('demo', 'first')).outcome, 'there')
    assert.deepEqual(filled(await rowsIn(second, demo.id)), {})
  })

  test('what fails when it lives elsewhere already opens nothing where it was, and the next one finishes it', async () => {
    const onStep = (step: MoveStep) => {
      if (step === 'directory') throw new Error('The disk is full.')
    }
    await assert.rejects(move('demo', 'second', { onStep }), {
      message: '"demo" lives in "second" now. Run the command again to finish.',
    })
    assert.deepEqual([await holdIn(first, demo), await holdIn(second, demo)], ['held', 'left'])
    assert.equal((await move('demo', 'second')).outcome, 'there')
    assert.deepEqual([await holdIn(first, demo), await holdIn(second, demo)], ['left', null])
    assert.deepEqual(filled(await rowsIn(first, demo.id)), {})
    await move('demo', 'first')
  })

  test('a database with an organization of that id or slug is refused, and that organization stays as it is', async () => {
    const ours = await createOrganization(first, { name: 'Ours', slug: 'ours' }, now)
    for (const [id, slug, message] of [
      [ours.id, 'theirs', new RegExp(`another organization with the id ${ours.id} \\(theirs\\)`)],
      [ours.id + 1000, 'ours', /another organization with the slug "ours"/],
    ] as const) {
      await second.system`insert into organizations (id, slug, name, created_at) overriding system value
      values (${id}, ${slug}, 'Theirs', ${now})`
      await assert.rejects(move('ours', 'second'), message)
      assert.deepEqual([await holdIn(first, ours), await holdIn(second, ours)], [null, null])
      const [theirs] = await second.system`delete from organizations where id = ${id} returning name`
      assert.equal(theirs!.name, 'Theirs')
    }
  })

  test('a table that a later migration adds moves too', async () => {
    for (const { system } of all)
      await system.unsafe(`create table later (organization_id bigint not null references organizations (id),
      id bigint generated always as identity, weight float8, at timestamptz, tags text[], bytes bytea, "Odd ""name" json,
      twice float8 generated always as (weight * 2) stored, primary key (organization_id, id))`)
    await first.system`insert into later (organization_id, weight, at, tags, bytes, "Odd ""name")
    values (${demo.id}, 0.1::float8 + 0.2, 'infinity', ${['a,b', '"', '\\', '']}, '\\x00ff5c', '{"b" : 1,"a":null}'),
      (${demo.id}, 'NaN', null, null, null, null)`
    const before = (await rowsIn(first, demo.id)).later
    const receipt = await move('demo', 'second')
    assert.equal(receipt.moved.later, 2)
    assert.deepEqual((await rowsIn(second, demo.id)).later, before)
    await move('demo', 'first')
    for (const { system } of all) await system.unsafe('drop table later')
  })

  test('databases with different migrations, unknown names and a second mover are refused', async () => {
    await assert.rejects(move('demo', 'third'), /There is no database "third"\. There are: first, second\./)
    await assert.rejects(move('nobody', 'second'), /There is no organization "nobody"/)
    await second.system`update schema_migrations set checksum = checksum || 'x' where number = 1`
    await assert.rejects(move('demo', 'second'), /different migrations: run `foyer migrate`/)
    await second.system`update schema_migrations set checksum = left(checksum, -1) where number = 1`
    const onStep = async (step: MoveStep) => {
      if (step === 'check')
        await assert.rejects(move('demo', 'second'), /A `foyer organizations move` is running/)
    }
    await move('demo', 'second', { onStep })
    await first.system`insert into organization_directory values (9999, 'lost', 'third')`
    await assert.rejects(
      move('lost', 'first'),
      /lives in the database "third", which FOYER_DATABASES does not/,
    )
    await first.system`delete from organization_directory where slug = 'lost'`
    await move('demo', 'first')
  })

  test('what has begun is waited for, and what does not end ends the move', async () => {
    const writer = connect(first.address, { connections: 1 })
    await writer.unsafe('begin')
    await writer`call enter_organization(${demo.id})`
    await assert.rejects(
      move('demo', 'second', { patienceMs: 50 }),
      /has been writing to "demo" for 0 seconds\. Try again later\. Nothing was moved/,
    )
    assert.equal(await holdIn(first, demo), null)
    const moving = move('demo', 'second')
    // It writes while the move waits for it.
    for (;;) if ((await holdIn(first, demo)) === 'held') break
    await writer`update organizations set name = 'Written last' where id = ${demo.id}`
    await writer.unsafe('commit')
    await moving
    const [row] = await second.system`select name from organizations where id = ${demo.id}`
    assert.equal(row!.name, 'Written last')
    await writer.end()
    await move('demo', 'first')
  })

  test('who may not turn off triggers is told what to grant, and then it works', async () => {
    await withPlainUser(async (address) => {
      const given = await openDatabases(first.address, [{ name: 'plain', address }], { now, connections: 1 })
      const plain = given.all[1]!
      try {
        const rows = await rowsIn(first, demo.id)
        const refused = await move('demo', 'plain', {}, given).catch((error: Error) => error.message)
        const statement = /run: (grant set on parameter session_replication_role to foyer_plain_\w+)$/.exec(
          String(refused),
        )
        assert.ok(statement, String(refused))
        const [, grant] = statement
        await first.system.unsafe(grant!)
        try {
          await move('demo', 'plain', {}, given)
          assert.deepEqual(await rowsIn(plain, demo.id), rows)
          await move('demo', 'first', {}, given)
          assert.deepEqual(await rowsIn(first, demo.id), rows)
        } finally {
          await first.system.unsafe(grant!.replace('grant', 'revoke').replace(' to ', ' from '))
        }
      } finally {
        await given.close()
      }
    })
  })
})
