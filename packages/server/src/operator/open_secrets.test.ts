import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '../platform/db/index.ts'
import { parseSecrets } from '../platform/index.ts'
import { withMigratedDatabase } from '../testing/own_database.ts'
import { openSecrets } from './open_secrets.ts'
import { OperatorRefusal } from './refusal.ts'

const old = `2026:${'x'.repeat(32)}`
const next = `2027:${'y'.repeat(32)}`

/** Starts one server after the other on a database of their own, and gives what became of each. */
const startEach = (...settings: string[]) =>
  withMigratedDatabase(async (address) => {
    const system = connect(address, { connections: 1 })
    const outcomes: string[] = []
    for (const setting of settings)
      outcomes.push(
        await openSecrets({ secrets: parseSecrets(setting), dataDirectory: '/dev/null' }, { system }).then(
          () => 'started',
          (error: unknown) => (error instanceof OperatorRefusal ? error.message : String(error)),
        ),
      )
    await system.end()
    return outcomes
  })

test('a server whose secret is not that of the others on its database is refused, by the name of the secret', async () => {
  const [first, again, other, sameName] = await startEach(old, old, next, `2026:${'z'.repeat(32)}`)
  assert.deepEqual([first, again], ['started', 'started'])
  assert.match(other!, /used with the secret "2026", which this server does not have\. Set FOYER_SECRET/)
  assert.match(sameName!, /This server's secret "2026" is not the secret "2026"/)
  for (const message of [other!, sameName!]) assert.ok(!/[xyz]{32}/.test(message), 'no secret is repeated')
})

test('a new secret in front of the old one is taken; from then on a server without it is refused', async () => {
  const [, rotated, behind, retired, done] = await startEach(
    old,
    `${next},${old}`,
    `${old},${next}`,
    next,
    old,
  )
  assert.deepEqual([rotated, behind], ['started', 'started'])
  assert.match(retired!, /used with the secret "2026"/)
  assert.equal(done, 'started')
  const [, , without, finished] = await startEach(old, `${next},${old}`, old, next)
  assert.match(without!, /used with the secret "2027"/)
  assert.equal(finished, 'started')
})

test('of two first starts at the same moment with different secrets one is refused', async () => {
  await withMigratedDatabase(async (address) => {
    const system = connect(address, { connections: 2 })
    const outcomes = await Promise.allSettled(
      [old, next].map((setting) =>
        openSecrets({ secrets: parseSecrets(setting), dataDirectory: '/dev/null' }, { system }),
      ),
    )
    await system.end()
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  })
})
