import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { appendFile, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, clientOf } from '../../packages/cli/src/testing/client.ts'
import { freePort, runFoyer, startServer } from '../../packages/cli/src/testing/foyer.ts'
import { connect } from '../../packages/server/src/platform/db/connect.ts'
import { runProgram } from '../../packages/server/src/platform/db/embedded/program.ts'
import { startSecond } from './second_postgres.ts'

/**
 * Tries what docs/operating.md says about backups: point-in-time recovery of a PostgreSQL of one's own, up to the moment
 * before a mistake, and `foyer backup --keep`, restored. Everything happens in folders that are gone afterwards.
 */

const archive = (home: string) => join(home, 'archive')
const second = await startSecond((home) => ({
  archive_mode: 'on',
  archive_command: `test ! -f ${archive(home)}/%f && cp %p ${archive(home)}/%f`,
  restore_command: `cp ${archive(home)}/%f %p`,
}))
const data = await mkdtemp('/tmp/foyer-recovery-')
const settings = {
  DATABASE_URL: second.url('superuser'),
  FOYER_DATA_DIR: data,
  PORT: await freePort(),
  LOG_LEVEL: 'fatal',
}
try {
  const baseBackup = join(second.programs, 'pg_basebackup')
  if (existsSync(baseBackup)) await recover(baseBackup)
  else console.error(`POINT-IN-TIME RECOVERY WAS NOT TRIED: ${second.programs} has no pg_basebackup.`)
} finally {
  await second.stop()
  await rm(data, { recursive: true, force: true })
}

async function recover(baseBackup: string) {
  const { home, account } = second
  await mkdir(archive(home))
  await chown(archive(home), account.uid, account.gid)
  await foyer('organizations', 'create', '--name', 'Harbour', '--slug', 'harbour')
  const key = (await foyer('keys', 'create', '--organization', 'harbour', '--name', 'recovery')).trim()

  const before = await withServer(key, async (client) => {
    await state(client, 'Written before the base backup.')
    const base = ['-D', join(home, 'base'), '-d', second.url('superuser'), '--checkpoint=fast']
    await runProgram(baseBackup, base, { account, about: home })
    await state(client, 'Written after the base backup.')
    const facts = await client.all('/knowledge_facts')
    const moment = await administer('select clock_timestamp()::text as value')
    for (const { id } of facts) await client.call('POST', `/knowledge_facts/${id}/archive`)
    await archiveAll()
    return { facts, moment }
  })

  await appendFile(
    join(home, 'base', 'postgresql.auto.conf'),
    `recovery_target_time = '${before.moment}'\nrecovery_target_action = 'promote'\n`,
  )
  await writeFile(join(home, 'base', 'recovery.signal'), '')
  await second.restartOn(join(home, 'base'))
  while ((await administer('select pg_is_in_recovery()::text as value')) === 'true') await sleep(100)
  await withServer(key, async (client) => {
    assert.deepEqual(await client.all('/knowledge_facts'), before.facts)
    await state(client, 'Written after the recovery.')
  })
  console.log(`Recovered to ${before.moment}: what was written until then is there, and the mistake is not.`)

  const folder = join(data, 'backups')
  const first = JSON.parse(await foyer('backup', folder, '--keep', '1', '--json'))
  const { file, removed } = JSON.parse(await foyer('backup', folder, '--keep', '1', '--json'))
  assert.deepEqual(removed, [first.file])
  await administer('create database restored')
  const restored = { DATABASE_URL: second.url('superuser').replace(/postgres$/, 'restored') }
  const facts = await withServer(key, (client) => client.all('/knowledge_facts'))
  await foyerWith(restored, 'restore', file)
  await withServer(
    key,
    async (client) => assert.deepEqual(await client.all('/knowledge_facts'), facts),
    restored,
  )
  console.log('The newest of the kept backups was restored: it has the same facts.')
}

async function state(client: Client, text: string) {
  const { status, body } = await client.call('POST', '/knowledge_facts', { text })
  assert.equal(status, 201, JSON.stringify(body))
}

async function withServer<Result>(key: string, work: (client: Client) => Promise<Result>, other = {}) {
  const server = await startServer({ ...settings, ...other })
  try {
    return await work(clientOf(`http://127.0.0.1:${settings.PORT}`, key))
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
  }
}

function foyer(...parameters: string[]) {
  return foyerWith({}, ...parameters)
}

async function foyerWith(other: Record<string, string>, ...parameters: string[]): Promise<string> {
  const { code, stdout, stderr } = await runFoyer(parameters, { ...settings, ...other })
  assert.equal(code, 0, stderr)
  return stdout
}

async function administer(statement: string): Promise<string | undefined> {
  const sql = connect({ url: second.url('superuser') }, { connections: 1 })
  const [row] = await sql.unsafe<{ value?: string }[]>(statement).finally(() => sql.end({ timeout: 1 }))
  return row?.value
}

/** PostgreSQL archives a segment when it is full, or when it is told to begin another. */
async function archiveAll() {
  const segment = await administer('select pg_walfile_name(pg_current_wal_lsn()) as value')
  await administer('select pg_switch_wal()')
  while (!existsSync(join(archive(second.home), segment!))) await sleep(100)
}
