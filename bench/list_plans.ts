import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listMessages } from '../packages/server/src/conversations/conversations/message_repository.ts'
import * as conversations from '../packages/server/src/conversations/conversations/repository.ts'
import * as leads from '../packages/server/src/conversations/leads/repository.ts'
import * as facts from '../packages/server/src/knowledge/knowledge_facts/repository.ts'
import * as gaps from '../packages/server/src/knowledge/knowledge_gaps/repository.ts'
import { connect, type Fragment, type Sql } from '../packages/server/src/platform/db/connect.ts'
import { openDatabase } from '../packages/server/src/platform/db/database.ts'
import { startEmbedded } from '../packages/server/src/platform/db/embedded/index.ts'
import { appRole } from '../packages/server/src/platform/db/isolation.ts'
import type { Queryable } from '../packages/server/src/platform/db/tenant.ts'
import { largeOrganization, loadFew, loadMany, smallOrganization } from './large_organization.ts'

/**
 * Whether tenants need `enable_seqscan = off` (`byIndex` in database.ts): the statements of lists and searches, over
 * 1,000,000 messages of one organization beside 200 small ones, with the setting and without it. First with statistics
 * that were gathered when there were 200 messages, then with fresh ones. Each statement is planned anew, and last by the
 * plan for any organization that it gets when it is asked often; `plans.ts` has those that keep an old plan. Prints
 * milliseconds, and what is scanned from end to end.
 */

const works: Record<string, (db: Queryable, ids: { conversation: number }) => Promise<unknown>> = {
  'list conversations': (db) => conversations.list(db, {}, new Date()),
  'conversations that are active': (db) => conversations.list(db, { status: 'active' }, new Date()),
  'conversations not read': (db) => conversations.list(db, { unread: true }, new Date()),
  'conversations, rare word': (db, { conversation }) =>
    conversations.list(db, { query: `case${conversation}` }, new Date()),
  'conversations, frequent word': (db) => conversations.list(db, { query: 'audit' }, new Date()),
  'get a conversation': (db, { conversation }) => conversations.find(db, conversation),
  'messages of a conversation': (db, { conversation }) => listMessages(db, conversation, {}),
  'list leads': (db) => leads.list(db, {}),
  'list facts': (db) => facts.list(db, {}),
  'facts of a source': (db) => facts.list(db, { source_id: 7 }),
  'facts, rare word': (db) => facts.list(db, { query: 'workshop17' }),
  'facts, frequent word': (db) => facts.list(db, { query: 'days' }),
  'facts that state the same': (db) => facts.listEqual(db, 'workshop17 takes 3 days'),
  'list gaps': (db) => gaps.list(db, {}),
  'gaps, most asked first': (db) => gaps.list(db, { order: 'occurrences' }),
  'gaps, rare word': (db) => gaps.list(db, { query: 'party7' }),
  'gaps, frequent word': (db) => gaps.list(db, { query: 'room' }),
}
const rounds = 5

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

interface Measured {
  ms: number
  scanned: string[]
}

const directory = mkdtempSync(join(tmpdir(), 'foyer-list-plans-'))
const postgres = await startEmbedded({
  dataDirectory: directory,
  purpose: 'bench/list_plans.ts',
  log: () => {},
})
try {
  await (await openDatabase(postgres.address, { now: new Date() })).close()
  const sql = connect(postgres.address, { connections: 1 })
  for (const table of ['conversations', 'messages', 'knowledge_facts', 'knowledge_gaps'])
    await sql.unsafe(`alter table ${table} set (autovacuum_enabled = off)`)
  await loadFew(sql)
  await sql.unsafe('analyze')
  console.error('Loading 1,000,000 messages …')
  await loadMany(sql)
  await compareAll(sql, 'statistics of 200 messages')
  await sql.unsafe('vacuum analyze')
  await compareAll(sql, 'fresh statistics')
  await sql.unsafe(`alter database ${postgres.address.database} set plan_cache_mode = force_generic_plan`)
  await sql.end()
  await timeKeptPlans()
} finally {
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}

async function compareAll(sql: Sql, statistics: string) {
  for (const [size, organization_id] of [
    ['large', largeOrganization],
    ['small', smallOrganization],
  ] as const) {
    console.log(`\n${size} organization, ${statistics}: ms where scans are allowed, and where not`)
    const [row] = await sql<{ id: number }[]>`
      select id from conversations where organization_id = ${organization_id} order by id offset 10 limit 1`
    for (const [name, work] of Object.entries(works)) {
      const run = (scans: string) =>
        measure(sql, organization_id, scans, (db) => work(db, { conversation: row!.id }))
      const [allowed, refused] = [await run('on'), await run('off')]
      console.log(`${name.padEnd(32)} ${described(allowed)}   ${described(refused)}`)
    }
  }
}

/** As a server asks: the organization is bound in the statement itself. */
async function timeKeptPlans() {
  const database = await openDatabase(postgres.address, { now: new Date(), connections: 1 })
  console.log('\nlarge organization, fresh statistics: ms by a plan for any organization')
  const tenant = database.tenant(largeOrganization)
  const [row] = await conversations.list(tenant, {}, new Date())
  for (const [name, work] of Object.entries(works)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      await work(tenant, { conversation: row!.id })
      times.push(performance.now() - began)
    }
    console.log(
      `${name.padEnd(32)} ${Math.min(...times)
        .toFixed(2)
        .padStart(8)}`,
    )
  }
  await database.close()
}

function described({ ms, scanned }: Measured): string {
  const scans = scanned.length > 0 ? ` (scans ${scanned.join(', ')})` : ''
  return `${ms.toFixed(2).padStart(8)}${scans}`
}

/** The fastest of some rounds, all statements of an operation together. */
async function measure(
  sql: Sql,
  organization_id: number,
  scans: string,
  work: (db: Queryable) => Promise<unknown>,
): Promise<Measured> {
  await sql.unsafe(
    `set role ${appRole}; set app.organization_id = '${organization_id}'; set enable_seqscan = ${scans}`,
  )
  const measured: Measured[] = []
  for (let round = 0; round < rounds; round++) {
    const one: Measured = { ms: 0, scanned: [] }
    await work({ organization_id, query: (build) => explained(sql, build, one) })
    measured.push(one)
  }
  await sql.unsafe('reset role; reset app.organization_id; reset enable_seqscan')
  return measured.reduce((best, one) => (one.ms < best.ms ? one : best))
}

/** Runs a statement twice: to see how it is done, and for its rows. */
async function explained<Row>(sql: Sql, build: (sql: Sql) => Fragment, sum: Measured): Promise<Row[]> {
  const [row] = await sql`explain (analyze, timing off, format json) ${build(sql)}`
  const [{ Plan, 'Execution Time': execution, 'Planning Time': planning }] = row!['QUERY PLAN']
  sum.ms += execution + planning
  sum.scanned.push(...scannedIn(Plan))
  return (await sql`${build(sql)}`) as unknown as Row[]
}

function scannedIn(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(scannedIn)
  const { 'Node Type': type, 'Relation Name': table } = plan
  return type === 'Seq Scan' && table !== undefined ? [table, ...below] : below
}
