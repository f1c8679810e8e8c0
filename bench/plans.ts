import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../packages/server/src/platform/db/connect.ts'
import { openDatabase } from '../packages/server/src/platform/db/database.ts'
import { startEmbedded } from '../packages/server/src/platform/db/embedded/index.ts'

/**
 * Why tenants do not scan (`byIndex` in database.ts): what a prepared statement costs that was planned on 200 messages,
 * once there are 1,000,000 and statistics are still those of the 200. Fails when the setting makes no difference.
 */

const statements = {
  messages_of_a_conversation:
    'select text from messages where organization_id = $1 and conversation_id = $2 order by id limit 50',
  one_message: 'select text from messages where organization_id = $1 and id = $2',
}
const values = { messages_of_a_conversation: '500, 24960', one_message: '500, 499500' }
const names = ['messages_of_a_conversation', 'one_message'] as const

const directory = mkdtempSync(join(tmpdir(), 'foyer-plans-'))
const postgres = await startEmbedded({ dataDirectory: directory, purpose: 'bench/plans.ts', log: () => {} })
try {
  await (await openDatabase(postgres.address, { now: new Date() })).close()
  const sql = connect(postgres.address, { connections: 1 })
  await sql.unsafe(`set session_replication_role = replica; set plan_cache_mode = force_generic_plan;
    drop index messages_words; alter table messages set (autovacuum_enabled = off)`)
  const load = (from: number, to: number) =>
    sql.unsafe(`insert into messages (organization_id, conversation_id, role, text, created_at)
      select 1 + n / 1000, 1 + n / 20, 'visitor', 'The audit costs ' || n || ' euros.', now()
      from generate_series(${from}, ${to}) n`)
  await load(0, 199)
  await sql.unsafe('analyze messages')
  for (const scans of ['on', 'off'])
    for (const name of names) {
      await sql.unsafe(`set enable_seqscan = ${scans}`)
      await sql.unsafe(`prepare ${name}_${scans} (bigint, bigint) as ${statements[name]}`)
      await sql.unsafe(`execute ${name}_${scans} (1, 1)`)
    }
  await load(200, 1_000_000)
  for (const name of names) {
    const costs: number[] = []
    for (const scans of ['on', 'off']) {
      await sql.unsafe(`set enable_seqscan = ${scans}`)
      const plan = await sql.unsafe(
        `explain (analyze, format json) execute ${name}_${scans} (${values[name]})`,
      )
      costs.push(plan[0]!['QUERY PLAN'][0]['Execution Time'])
    }
    const [scanning = 0, byIndex = 0] = costs
    console.log(
      `${name}: ${scanning.toFixed(2)} ms where scans are allowed, ${byIndex.toFixed(2)} ms where not`,
    )
    if (scanning < 10 * byIndex) process.exitCode = 1
  }
  await sql.end()
} finally {
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
