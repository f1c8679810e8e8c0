import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { allOperations } from '@foyer/contract'
import { type Address, connect, type Sql } from '../../platform/db/connect.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { readMigrations } from '../../platform/db/migrate.ts'
import { type Api, call, newOrganization, startService, type TestService } from '../../testing/api.ts'
import { newFact } from '../../testing/knowledge.ts'
import { withEmptyDatabase, withMigratedDatabase } from '../../testing/own_database.ts'
import { loadDemo } from '../demo/load.ts'
import { readBackup } from './read.ts'
import { writeBackup } from './write.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-backup-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const now = new Date('2026-01-15T09:30:00.000Z')

async function withService<Result>(address: Address, work: (service: TestService) => Promise<Result>) {
  const service = await startService({ database: await openDatabase(address, { now }) })
  try {
    return await work(service)
  } finally {
    await service.app.close()
    await service.database.close()
  }
}

/** Every answer to a GET that needs no id beyond the agents' slugs, and to every id that these show. */
async function everyAnswer(service: TestService, key: string): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${key}` }
  const answers: Record<string, string> = {}
  const get = async (path: string) => {
    const { text, body } = await call(service.app, 'GET', path, undefined, headers)
    // The reading itself is counted too, whenever the counter next adds up.
    answers[path] = text.replaceAll(/"calls":\d+/g, '"calls":0')
    return body
  }
  const reads = allOperations.filter(({ method, path }) => method === 'GET' && !path.endsWith('/stream'))
  const slugs = (await get('/agents?limit=100&include_archived=true')).data.map(
    (row: { slug: string }) => row.slug,
  )
  for (const { path } of reads) {
    for (const slug of path.includes('slug}') ? slugs : ['']) {
      const named = path.replace(/\{(agent_)?slug\}/, slug)
      if (named.includes('{')) continue
      const body = await get(named)
      for (const { id } of body.data ?? [])
        if (reads.some((each) => each.path === `${path}/{id}`)) await get(`${named}/${id}`)
    }
  }
  return answers
}

test('R13: a backup made under writes and restored into an empty database answers every GET with the same bytes', async () => {
  const file = join(folder, 'whole.foyer')
  await withMigratedDatabase(async (from) => {
    const { key, before, written } = await withService(from, async (service) => {
      const api = await newOrganization(service)
      await loadDemo(service.database, api.organization, now)
      await newFact(api, { text: 'C:\\new\\t \\N "quoted"\tÜnïcödé 🙂\r\nof two lines\\' })
      const other = await newOrganization(service)
      const writing = keepWriting(other)
      try {
        const before = await everyAnswer(service, api.key)
        await writeBackup(from, file, now, () => {})
        return { key: api.key, before, written: await writing.stop() }
      } finally {
        await writing.stop()
      }
    })
    assert.ok(written > 0)
    assert.ok(Object.keys(before).length > 60)
    await withEmptyDatabase(async (to) => {
      const counts = await readBackup(to, file, now, () => {})
      assert.ok(counts.length > 20)
      await withService(to, async (service) => {
        assert.deepEqual(await everyAnswer(service, key), before)
        await sequencesGoOn(service, key)
        await nothingHalf(service)
      })
    })
  })
})

function keepWriting(api: Api) {
  let going = true
  let count = 0
  const done = (async () => {
    // Bounded, so that a test that fails meanwhile does not leave a writer behind.
    while (going && count < 500) {
      const { status } = await api.post('/agents', { name: `Agent ${count}` })
      assert.equal(status, 201)
      count++
    }
  })()
  return {
    async stop() {
      going = false
      await done
      return count
    },
  }
}

/** New rows get new ids, not those of restored ones. */
async function sequencesGoOn(service: TestService, key: string) {
  const answer = await call(
    service.app,
    'POST',
    '/agents',
    { name: 'After' },
    { authorization: `Bearer ${key}` },
  )
  assert.equal(answer.status, 201, answer.text)
}

async function nothingHalf({ database }: TestService) {
  const [row] = await database.system`
    select (select count(*) from agents) = (select count(*) from flows) as flows,
      (select count(*) from agents) * 6 <= (select count(*) from prompt_templates) as prompts`
  assert.deepEqual({ ...row }, { flows: true, prompts: true })
}

test('restoring refuses a file that is no backup, is damaged, or comes from a newer release, and a database that is in use', async () => {
  const write = (name: string, content: Buffer | string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const newer = JSON.stringify({
    foyer: 'backup',
    format: 1,
    created_at: '',
    migrations: [{ number: 999, checksum: 'x' }],
  })
  const cases: [string, RegExp][] = [
    [join(folder, 'absent'), /There is no file/],
    [write('text', 'hello'), /damaged, or not a backup/],
    [write('other.gz', gzipSync('hello\n')), /not a backup/],
    [write('newer.gz', gzipSync(`${newer}\n`)), /migration 999, which this release does not know/],
    [
      write('several.gz', gzipSync(`${newer.replace('"format":1', '"format":2')}\n`)),
      /of several databases.*commit 267982f4/,
    ],
    [write('short.gz', gzipSync(`${newer.replace(/"migrations".*/, '"migrations":[]}')}\n`)), /incomplete/],
  ]
  const table = JSON.stringify({ table: 'organizations', columns: ['id', 'name'] })
  const sound = newer.replace(/"migrations".*/, `"migrations":${JSON.stringify(readMigrations())}}`)
  cases.push([
    write('row.gz', gzipSync(`${sound}\n${table}\n["one","A"]\nnull\n`)),
    /damaged, and nothing was restored: invalid input syntax for type bigint: "one"/,
  ])
  for (const [file, message] of cases)
    await withEmptyDatabase(async (address) => {
      await assert.rejects(
        readBackup(address, file, now, () => {}),
        message,
      )
    })
  await withMigratedDatabase(async (address) => {
    const file = join(folder, 'full.foyer')
    await withService(address, async (service) => {
      await newOrganization(service)
      await writeBackup(address, file, now, () => {})
    })
    await assert.rejects(
      readBackup(address, file, now, () => {}),
      /in use/,
    )
  })
})

test('a database that no server has used yet is not backed up, and the message says so', async () => {
  const file = join(folder, 'nothing.foyer')
  await withEmptyDatabase((address) =>
    assert.rejects(
      writeBackup(address, file, now, () => {}),
      /^OperatorRefusal: There is nothing to back up/,
    ),
  )
  assert.ok(!existsSync(file))
})

test('a restore that fails, early or late, leaves the database as it found it, and the next one succeeds', async () => {
  const sound = join(folder, 'sound.foyer')
  await withMigratedDatabase((address) =>
    withService(address, async (service) => {
      await newOrganization(service)
      await writeBackup(address, sound, now, () => {})
    }),
  )
  const lines = gunzipSync(readFileSync(sound)).toString().trimEnd().split('\n')
  const spoilt = {
    early: lines.slice(0, 2),
    late: lines.slice(0, -1),
    last: lines.with(-1, '{"sequences":{"no":1}}'),
  }
  await withEmptyDatabase(async (address) => {
    await withSession(address, (sql) => sql`create table theirs (id int)`)
    const before = await catalogOf(address)
    for (const [name, kept] of Object.entries(spoilt)) {
      const file = join(folder, name)
      writeFileSync(file, gzipSync(`${kept.join('\n')}\n`))
      await assert.rejects(
        readBackup(address, file, now, () => {}),
        /incomplete|nothing was restored/,
      )
      assert.deepEqual(await catalogOf(address), before, name)
    }
    await readBackup(address, sound, now, () => {})
    await withService(address, async ({ database }) => {
      assert.equal((await database.system`select from organizations`).length, 1)
    })
  })
})

/** All that is in a database: tables, sequences, indexes, functions and types. */
const catalogOf = (address: Address) =>
  withSession(address, async (sql) => {
    const rows = await sql<{ name: string }[]>`
      select 'relation ' || relname as name from pg_class where relnamespace = current_schema()::regnamespace
      union all select 'function ' || proname from pg_proc where pronamespace = current_schema()::regnamespace
      union all select 'type ' || typname from pg_type where typnamespace = current_schema()::regnamespace
      union all select 'schema ' || nspname from pg_namespace where nspname !~ '^pg_t'
      order by 1`
    return rows.map(({ name }) => name)
  })

async function withSession<Result>(address: Address, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = connect(address, { connections: 1 })
  return work(sql).finally(() => sql.end())
}
