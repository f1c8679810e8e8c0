import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { sharedService } from '../../testing/api.ts'
import { startFreezableProxy } from '../../testing/freezable_proxy.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { needsPgBouncer, startPgBouncer } from '../../testing/pgbouncer.ts'
import { needsStreaming, startStreamingPair } from '../../testing/streaming_pair.ts'
import { checkDatabase } from './database.ts'

test(
  'doctor says that DATABASE_URL leads to a pooler, and that all is well once it knows the direct address',
  needsPgBouncer,
  async () => {
    await sharedService()
    const bouncer = await startPgBouncer(testAddress(), { ignores: ['app.session'] })
    const direct = await startFreezableProxy()
    const settings = { DATABASE_URL: bouncer.address.url, FOYER_DATABASE_DIRECT_URL: direct.address.url }
    const { DATABASE_URL } = settings
    const [silent] = await checkDatabase(readConfig({ DATABASE_URL }))
    assert.equal(silent!.status, 'wrong')
    assert.match(silent!.finding, /^DATABASE_URL points to a connection pooler/)
    const well = (await checkDatabase(readConfig(settings))).at(-1)!
    assert.deepEqual([well.check, well.status], ['connections', 'ok'])
    assert.match(well.finding, /^Through the pooler of DATABASE_URL, prepared statements off/)
    await bouncer.stop()
    const away = (await checkDatabase(readConfig(settings))).at(-1)!
    assert.deepEqual([away.check, away.status], ['connections', 'wrong'])
    assert.match(away.finding, /^The pooler of DATABASE_URL cannot be used/)
    await direct.close()
  },
)

test('doctor says which replica follows, and why another is not used', needsStreaming, async () => {
  const pair = await startStreamingPair()
  const database = await openDatabase(pair.primary, { now: new Date() })
  await database.close()
  const { url: DATABASE_URL } = pair.primary
  const replicas = [pair.replica.url, DATABASE_URL].join(',')
  const config = readConfig({ DATABASE_URL, FOYER_DATABASE_REPLICA_URL: replicas })
  const findings = (await checkDatabase(config)).filter(({ check }) => check === 'replica')
  assert.deepEqual(
    findings.map(({ status }) => status),
    ['ok', 'wrong'],
  )
  assert.match(findings[0]!.finding, /follows closely/)
  assert.match(findings[1]!.finding, /is not used: It is no replica\./)
  await pair.stop()
})
