import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { eraseConversations, restConversations } from '../../conversations/jobs.ts'
import {
  finishDeletions,
  forgetAnswerChecks,
  forgetReadings,
  refreshSources,
  renewVectors,
} from '../../knowledge/jobs.ts'
import { forgetEvents, forgetExports } from '../../organization/jobs.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization, startService } from '../../testing/api.ts'
import { newConversation, pause } from '../../testing/conversations.ts'
import { newFact, newSource } from '../../testing/knowledge.ts'
import { createMigratedDatabase } from '../../testing/own_database.ts'
import { refuseLargeWrites } from '../../testing/refuse_large_writes.ts'
import { openDatabase } from '../db/database.ts'
import { schema } from '../db/queue.ts'
import { forgetAnswers } from '../sweeps.ts'
import { eachDue } from './each_due.ts'
import type { Sweep } from './job.ts'
import { defaultRetention } from './retention.ts'
import { runSweep } from './workers.ts'

/** Sweeps look at all organizations: these have a database of their own. */
const { address, drop } = await createMigratedDatabase()
const database = await openDatabase(address, { now: new Date(0), connections: 4 })
const service = await startService({ database })
const { system } = database
after(async () => {
  await service.app.close()
  await database.close()
  await drop()
})

const dayMs = 24 * 60 * 60 * 1000

/** Every write of such a row fails, until it is mended. */
async function breakWrites(table: string, condition: string) {
  await system.unsafe(`
    create function break_write() returns trigger language plpgsql as $$
    declare written record := coalesce(new, old);
    begin
      if ${condition} then raise exception 'broken on purpose'; end if;
      return written;
    end $$;
    create trigger break_write before insert or update or delete on ${table}
      for each row execute function break_write()`)
  return async () => void (await system.unsafe('drop function break_write cascade'))
}

/** Copies each row of an organization so many times; `changed` are the columns that must differ, by `n`. */
async function multiply(api: Api, table: string, times: number, changed: Record<string, string> = {}) {
  const columns = await system<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0
      and not attisdropped and attidentity = '' and attgenerated = ''`
  const names = columns.map(({ name }) => name)
  // A conversation gets a number of its own.
  const given: Record<string, string> = { number: 'null', ...changed }
  await system.unsafe(`insert into ${table} (${names})
    select ${names.map((name) => given[name] ?? name)} from ${table}, generate_series(1, ${times}) n
    where organization_id = ${api.organization.id}`)
}

const count = async (api: Api, table: string, condition: string): Promise<number> => {
  const [row] = await system.unsafe<{ count: number }[]>(`select count(*)::int as count from ${table}
    where organization_id = ${api.organization.id} and ${condition}`)
  return row!.count
}

/** Runs of checks or exports, of which one never ended and the other is old. */
const leaveRuns = (api: Api, table: string, columns = '', values = '') =>
  system.unsafe(`insert into ${table} (organization_id, status, created_at, completed_at${columns})
    select ${api.organization.id}, status, timestamptz '2026-01-15 09:30Z', completed_at${values}
    from (values ('running', null), ('completed', timestamptz '2025-01-15 09:30Z')) run (status, completed_at)`)

const leaveEndedRun = async (api: Api, source_id: number) => {
  for (let n = 0; n < 2; n++)
    await system`insert into ingestion_runs (organization_id, source_id, plan, status, stage, created_at, completed_at)
      values (${api.organization.id}, ${source_id}, false, 'applied', 'done', ${service.clock.now},
        ${service.clock.now})`
}

interface Case {
  sweep: Sweep
  days: number
  /** What cannot be written for the organization that fails. */
  table: string
  condition?: (organization_id: number) => string
  prepare(api: Api): Promise<unknown>
  /** More than a portion of it. */
  multiply(api: Api): Promise<unknown>
  /** How much of it is still to be done. */
  left(api: Api): Promise<number>
}

/** The jobs of an organization, in the queue's own tables. */
const ofJobs = {
  table: `${schema}.job_common`,
  condition: (id: number) => `(written.data->>'organization_id')::bigint = ${id}`,
}
const jobsOf = async (api: Api, name: string) =>
  (
    await system`select 1 from ${system(schema)}.job
      where name = ${name} and (data->>'organization_id')::bigint = ${api.organization.id}`
  ).length

const cases: Case[] = [
  {
    sweep: eraseConversations,
    days: 31,
    table: 'conversations',
    prepare: async (api) => {
      await api.patch('/organization', { retention_days: 30 })
      await newConversation(api)
    },
    multiply: (api) =>
      multiply(api, 'conversations', 100, {
        last_message_at: `last_message_at + n * interval '1 microsecond'`,
      }),
    left: (api) => count(api, 'conversations', 'true'),
  },
  {
    sweep: restConversations,
    days: 8,
    table: 'conversations',
    prepare: async (api) => {
      const agent = await newAgent(api)
      await pause(api, (await newConversation(api, agent)).id)
      await newConversation(api, agent)
    },
    multiply: (api) =>
      multiply(api, 'conversations', 100, { pauses_at: `pauses_at + n * interval '1 microsecond'` }),
    // The paused one has expired, the active one is paused.
    left: (api) =>
      count(api, 'conversations', `(status = 'active' or status = 'paused' and paused_at < '2026-01-16')`),
  },
  {
    sweep: forgetAnswers,
    days: 1,
    table: 'idempotency_keys',
    prepare: (api) =>
      api.post('/voice_profiles', { name: 'A', languages: ['en'] }, { 'idempotency-key': 'k' }),
    multiply: (api) => multiply(api, 'idempotency_keys', 1100, { key: 'key || n' }),
    left: (api) => count(api, 'idempotency_keys', 'true'),
  },
  {
    sweep: forgetExports,
    days: 2,
    table: 'organization_exports',
    prepare: (api) => leaveRuns(api, 'organization_exports'),
    multiply: (api) => multiply(api, 'organization_exports', 100),
    left: (api) => count(api, 'organization_exports', `(status = 'running' or completed_at < '2026-01-15')`),
  },
  {
    sweep: forgetAnswerChecks,
    days: 2,
    table: 'answer_checks',
    prepare: async (api) => {
      await newAgent(api)
      const agent = `(select id from agents where organization_id = ${api.organization.id})`
      await leaveRuns(api, 'answer_checks', ', agent_id', `, ${agent}`)
    },
    multiply: (api) => multiply(api, 'answer_checks', 100),
    left: (api) => count(api, 'answer_checks', `(status = 'running' or completed_at < '2026-01-15')`),
  },
  {
    sweep: forgetEvents(defaultRetention),
    days: 91,
    table: 'events',
    prepare: (api) => api.post('/voice_profiles', { name: 'A', languages: ['en'] }),
    multiply: (api) => multiply(api, 'events', 1100),
    left: (api) => count(api, 'events', 'true'),
  },
  {
    sweep: forgetReadings(defaultRetention),
    days: 91,
    table: 'ingestion_runs',
    prepare: async (api) => leaveEndedRun(api, await newSource(api)),
    multiply: (api) => multiply(api, 'ingestion_runs', 1100),
    // The last one stays.
    left: async (api) => (await count(api, 'ingestion_runs', 'true')) - 1,
  },
  {
    sweep: refreshSources,
    days: 0,
    table: 'ingestion_runs',
    prepare: (api) => newSource(api, { status: 'ready', url: 'https://gone.example/', refresh_hours: 24 }),
    multiply: (api) => multiply(api, 'knowledge_sources', 100),
    left: (api) =>
      count(api, 'knowledge_sources s', 'not exists (select from ingestion_runs r where r.source_id = s.id)'),
  },
  {
    sweep: finishDeletions,
    days: 1,
    ...ofJobs,
    prepare: (api) => newSource(api, { archived: true, deleted_at: service.clock.now }),
    multiply: (api) => multiply(api, 'knowledge_sources', 100),
    left: async (api) =>
      (await count(api, 'knowledge_sources', 'true')) - (await jobsOf(api, 'delete_source')),
  },
  {
    sweep: renewVectors(service.equipment),
    days: 0,
    ...ofJobs,
    prepare: (api) => newFact(api),
    multiply: async () => {},
    left: async (api) => ((await jobsOf(api, 'reembed')) === 0 ? 1 : 0),
  },
]

for (const { sweep, days, table, condition, prepare, multiply, left } of cases)
  test(`${sweep.name}: an organization that fails keeps no other from its turn, and has its own in the next run`, async () => {
    const [failing, other] = [await newOrganization(service), await newOrganization(service)]
    for (const api of [failing, other]) await prepare(api)
    await multiply(other)
    const told: string[] = []
    const now = () => new Date(service.clock.now.getTime() + days * dayMs)
    const log = (error: unknown, what: string) => void told.push(what, ...messagesOf(error))
    const run = () => runSweep({ database, now, log }, sweep)
    await database.queue.open()
    const mend = await breakWrites(
      table,
      condition?.(failing.organization.id) ?? `written.organization_id = ${failing.organization.id}`,
    )
    await run()
      .then(
        () => assert.fail('A sweep that failed in part has failed.'),
        () => {},
      )
      .finally(mend)
    assert.match(told[0]!, new RegExp(sweep.name))
    assert.ok(
      told.some((line) => line.includes(`organization ${failing.organization.id}`)),
      told.join('\n'),
    )
    assert.ok(
      told.every((line) => !line.includes(`organization ${other.organization.id}`)),
      told.join('\n'),
    )
    assert.ok((await left(failing)) > 0)
    assert.equal(await left(other), 0)
    await run()
    assert.equal(await left(failing), 0)
  })

const messagesOf = (error: unknown): string[] =>
  error instanceof AggregateError
    ? [error.message, ...error.errors.flatMap(messagesOf)]
    : [(error as Error).message]

test('what is old is forgotten in small steps, with and without an index on its age', async () => {
  const api = await newOrganization(service)
  for (const { sweep, days, table, ...each } of cases.filter(({ sweep: { name } }) =>
    [forgetEvents(defaultRetention).name, forgetAnswers.name].includes(name),
  )) {
    await each.prepare(api)
    await each.multiply(api)
    assert.ok((await each.left(api)) > 1000)
    const allowLargeWrites = await refuseLargeWrites(system, table, 500)
    const now = () => new Date(service.clock.now.getTime() + days * dayMs)
    await runSweep({ database, now, log: () => {} }, sweep).finally(allowLargeWrites)
    assert.equal(await each.left(api), 0)
  }
})

test('what fails is passed by, once: a run ends even if everything fails', async () => {
  const due = Array.from({ length: 25 }, (_, place) => ({ organization_id: place + 1 }))
  const tried: number[] = []
  const sweeping = eachDue(
    async ({ after, limit }: { after: { organization_id: number } | undefined; limit: number }) =>
      due.filter(({ organization_id }) => organization_id > (after?.organization_id ?? 0)).slice(0, limit),
    async ({ organization_id }) => {
      tried.push(organization_id)
      throw new Error('no')
    },
    10,
  )
  await assert.rejects(sweeping, (error: AggregateError) => {
    assert.deepEqual([error.errors.length, error.message], [20, '25 failed. The next run tries again.'])
    return true
  })
  assert.deepEqual(
    tried,
    due.map(({ organization_id }) => organization_id),
  )
})
