import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../../config.ts'
import { newOrganization, sharedService } from '../../testing/api.ts'
import { startFreezableProxy } from '../../testing/freezable_proxy.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { needsPgBouncer, startPgBouncer } from '../../testing/pgbouncer.ts'
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

test('doctor tells of a slug in FOYER_OIDC_DOMAINS that no organization has', async () => {
  const { organization } = await newOrganization(await sharedService())
  const direct = await startFreezableProxy()
  const rule = (domain: string, organization: string) => ({ domain, organization, role: 'viewer' as const })
  const singleSignOn = {
    issuer: 'https://id.example',
    clientId: 'x',
    clientSecret: null,
    name: 'x',
    joinRules: [rule('a.example', organization.slug), rule('b.example', 'nobody')],
  }
  const config = { ...readConfig({ DATABASE_URL: direct.address.url }), singleSignOn }
  assert.deepEqual(
    (await checkDatabase(config)).filter(({ status }) => status !== 'ok'),
    [
      {
        check: 'sign-in',
        status: 'note',
        finding: 'FOYER_OIDC_DOMAINS sends b.example to "nobody", and there is no such organization.',
      },
    ],
  )
  await direct.close()
})
