import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { after } from 'node:test'
import postgres from 'postgres'
import { type EmbeddedAddress, type EmbeddedPostgres, startEmbedded } from './index.ts'

export const isRoot = process.geteuid?.() === 0
export const rootOnly = { skip: !isRoot && 'only root hands over to another user' }

/** A folder that every user may pass, removed after the file's tests. */
export async function makeScratch(): Promise<string> {
  const directory = await mkdtemp('/tmp/foyer-embedded-test-')
  await chmod(directory, 0o755)
  after(() => rmSync(directory, { recursive: true }))
  return directory
}

export const start = (dataDirectory: string) =>
  startEmbedded({ dataDirectory, purpose: 'test', log: () => {} })

export const refused = (message: RegExp) => (error: Error) => {
  assert.equal(error.name, 'EmbeddedRefusal')
  assert.match(error.message, message)
  assert.ok(!error.message.includes('\n'))
  return true
}

export async function query<T>(address: EmbeddedAddress, run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const { socketDirectory, port, user, database } = address
  const sql = postgres({ host: socketDirectory, port, user, database, max: 1, onnotice: () => {} })
  try {
    return await run(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

export const write = (server: EmbeddedPostgres, word: string) =>
  query(server.address, async (sql) => {
    await sql`create table if not exists word (word text)`
    await sql`insert into word values (${word})`
  })

export const words = async (server: EmbeddedPostgres) =>
  (await query(server.address, (sql) => sql<{ word: string }[]>`select word from word`)).map((r) => r.word)

/** Another process that starts PostgreSQL and says its pid, or why it was refused. */
export async function spawnOwner(
  dataDirectory: string,
  { thenExit = false, ...identity }: { thenExit?: boolean; uid?: number; gid?: number } = {},
) {
  const script = `
    import { startEmbedded } from ${JSON.stringify(import.meta.resolve('./index.ts'))}
    const options = { dataDirectory: ${JSON.stringify(dataDirectory)}, purpose: 'foyer serve' }
    startEmbedded({ ...options, log: () => {} }).then(
      (server) => console.log(server.pid),
      (error) => console.log(error.message),
    ).then(() => ${thenExit} && process.exit())`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    ...identity,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = once(child.stdout, 'data').then(([data]) => String(data).trim())
  const ended = once(child, 'exit')
  return { child, said, ended }
}

export async function kill(child: ChildProcess) {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
