import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, connect } from '../platform/db/connect.ts'
import { openDatabase } from '../platform/db/database.ts'
import { testAddress } from '../testing/global_setup.ts'
import { greetFirstStart } from './first_start.ts'
import { listOrganizations } from './organizations.ts'

const now = new Date('2026-01-15T09:30:00.000Z')

function databaseNamed(name: string): Address {
  const address = testAddress()
  if (!('url' in address)) return { ...address, database: name }
  const url = new URL(address.url)
  url.pathname = `/${name}`
  return { url: url.href }
}

test('a first start that is cut off keeps nothing, the next one does it, and a later one does nothing', async () => {
  const name = `foyer_first_${randomBytes(6).toString('hex')}`
  const operator = connect(testAddress(), { connections: 1 })
  await operator.unsafe(`create database ${name}`)
  const blocking = connect(databaseNamed(name), { connections: 1 })
  const database = await openDatabase(databaseNamed(name), { now, connections: 2 })
  try {
    // The key comes last: whoever waits for its table has written everything else.
    await blocking.begin(async (blocker) => {
      await blocker`lock table api_keys in exclusive mode`
      const cutOff = assert.rejects(greetFirstStart(database, now))
      const cancel = () =>
        operator`select pg_cancel_backend(pid) from pg_stat_activity
          where datname = ${name} and wait_event_type = 'Lock'`
      while ((await cancel()).length === 0) await sleep(5)
      await cutOff
    })
    assert.deepEqual([...(await listOrganizations(database))], [])

    const first = await greetFirstStart(database, now)
    assert.match(first?.secret ?? '', /^sk_/)
    assert.deepEqual(
      (await listOrganizations(database)).map(({ slug }) => slug),
      ['demo'],
    )
    assert.equal(await greetFirstStart(database, now), null)
  } finally {
    await blocking.end({ timeout: 1 })
    await database.close()
    await operator.unsafe(`drop database ${name} with (force)`)
    await operator.end({ timeout: 1 })
  }
})
