import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Api,
  type ApiResponse,
  call,
  newOrganization,
  publicUrl,
  sharedDatabase,
  startService,
} from '../../testing/api.ts'
import {
  type IdentityProvider,
  type ProviderPerson,
  startIdentityProvider,
  visitProvider,
} from '../../testing/identity_provider.ts'
import {
  acceptInvitation,
  asPerson,
  cookieOf,
  invite,
  newEmail,
  newPerson,
  ownPage,
  password,
} from '../../testing/people.ts'
import type { SingleSignOnSettings } from './single_sign_on.ts'

const returnUrl = `${publicUrl}/sign-in/return`
const provider = await startIdentityProvider({ returnUrl })
const talkative = await startIdentityProvider({ returnUrl, claimsInToken: true })

/** An organization on a server that trusts the provider, and lets people of its own domain in. */
async function newApi(overrides: Partial<SingleSignOnSettings> = {}, passwordSignIn = true): Promise<Api> {
  const { issuer, clientId, clientSecret } = provider
  const home = await newOrganization()
  const joinRules = [
    { domain: domainOf(home), organization: home.organization.slug, role: 'editor' as const },
    { domain: 'nowhere.example', organization: 'no-such-organization', role: 'viewer' as const },
  ]
  const service = await startService({
    database: await sharedDatabase(),
    singleSignOn: { issuer, clientId, clientSecret, name: 'Brightwater ID', joinRules, ...overrides },
    passwordSignIn,
  })
  return { ...home, service }
}

const domainOf = ({ organization }: Api) => `${organization.slug}.example`

const post = ({ service }: Api, path: string, body?: unknown, headers: Record<string, string> = ownPage) =>
  call(service.app, 'POST', `/auth${path}`, body, headers)
const messageOf = ({ body }: ApiResponse) => body.error?.message

/** From the button to the answer. */
async function signInThrough(api: Api, person: ProviderPerson | null, at: IdentityProvider = provider) {
  at.person = person
  const started = await post(api, '/single-sign-on')
  assert.equal(started.status, 201, started.text)
  const query = await visitProvider(started.body.url, returnUrl)
  return post(api, '/single-sign-on/finish', { query }, cookieOf(started))
}

/** The cookie of the session; that of the way to the provider is taken back in the same answer. */
function browserOf({ headers }: ApiResponse) {
  const cookies = [headers['set-cookie'] ?? []].flat()
  const session = cookies.find((each) => each.startsWith('foyer_session='))
  assert.ok(cookies.some((each) => /^foyer_single_sign_on=;.*Max-Age=0/.test(each)))
  return { ...ownPage, cookie: session!.split(';', 1)[0]! }
}

const newSub = () => `sub-${newEmail()}`
const count = async ({ service }: Api, email: string) => {
  const [row] = await service.database.system<{ count: number }[]>`
    select count(*) from users where email = ${email}`
  return row!.count
}
const shared = await newApi()

test('the installation names the provider, and says where to go; the way there is sealed', async () => {
  const { app } = shared.service
  const installation = await call(app, 'GET', '/auth/installation', undefined, {})
  assert.deepEqual(installation.body.single_sign_on, { name: 'Brightwater ID' })
  const started = await post(shared, '/single-sign-on')
  const url = new URL(started.body.url)
  assert.equal(url.origin, provider.issuer)
  const asked = Object.fromEntries(url.searchParams)
  assert.deepEqual(
    [asked.response_type, asked.client_id, asked.redirect_uri, asked.scope, asked.code_challenge_method],
    ['code', 'foyer', returnUrl, 'openid email profile', 'S256'],
  )
  for (const each of ['state', 'nonce', 'code_challenge']) assert.match(asked[each]!, /^[\w-]{40,}$/)
  const [cookie] = [started.headers['set-cookie']].flat()
  assert.match(cookie!, /^foyer_single_sign_on=f1\..*; Max-Age=600; Path=\/auth; HttpOnly; SameSite=Lax$/)
  assert.ok(!cookie!.includes(asked.state!))
})

test('whoever is invited becomes a member with the role of the invitation, and their address is confirmed', async () => {
  const email = newEmail()
  await invite(shared, email, 'viewer')
  const answer = await signInThrough(shared, {
    sub: newSub(),
    name: 'Ida  Invited',
    email: email.toUpperCase(),
    email_verified: true,
  })
  assert.equal(answer.status, 201, answer.text)
  const { person, organizations } = answer.body
  assert.deepEqual(
    [person.name, person.email, person.email_confirmed, person.has_password, person.two_factor],
    ['Ida Invited', email, true, false, false],
  )
  assert.deepEqual(
    organizations.map(({ slug, role }: { slug: string; role: string }) => [slug, role]),
    [[shared.organization.slug, 'viewer']],
  )
  const seen = asPerson(shared, { email, browser: browserOf(answer) })
  assert.equal((await seen.get('/agents')).status, 200)
  const { data } = (await shared.get('/events?type=member.created')).body
  assert.equal(data[0].data.email, email)
  assert.equal((await shared.get('/events?type=invitation.accepted')).body.data[0].actor.name, 'Ida Invited')
})

test('whoever has an address of a named domain becomes a member with its role, once: who was removed stays out', async () => {
  const email = `jo@${domainOf(shared)}`
  const jo = { sub: newSub(), email, email_verified: true }
  const answer = await signInThrough(shared, jo)
  assert.equal(answer.status, 201, answer.text)
  assert.deepEqual(
    [answer.body.person.name, answer.body.organizations[0].role, answer.body.organizations.length],
    ['jo', 'editor', 1],
  )
  const owner = asPerson(shared, await newPerson(shared, 'owner'))
  const { data } = (await owner.get('/members')).body
  const { id } = data.find((each: { email: string }) => each.email === email)
  assert.equal((await owner.delete(`/members/${id}`)).status, 200)
  const again = await signInThrough(shared, jo)
  assert.deepEqual([again.status, again.body.organizations], [201, []])
  await invite(shared, email, 'viewer')
  assert.equal((await signInThrough(shared, jo)).body.organizations[0].role, 'viewer')
})

test('a stranger is refused in words, and nothing is created', async () => {
  for (const email of [
    newEmail(),
    `eve@not-${domainOf(shared)}`,
    `eve@sub.${domainOf(shared)}`,
    'eve@nowhere.example',
  ]) {
    const answer = await signInThrough(shared, { sub: newSub(), name: 'Eve', email, email_verified: true })
    assert.deepEqual([answer.status, answer.body.error?.code], [422, 'parameter_invalid'], email)
    assert.match(messageOf(answer), /has no account and no open invitation\. Ask an owner/)
    assert.equal(await count(shared, email), 0)
    assert.ok(![answer.headers['set-cookie']].flat().some((each) => each?.startsWith('foyer_session=')))
  }
})

test('an invitation that was used, revoked or has expired lets nobody in', async () => {
  const { system } = shared.service.database
  for (const ending of ['accepted_at', 'revoked_at', 'expires_at']) {
    const email = newEmail()
    await invite(shared, email, 'viewer')
    await system`update invitations set ${system(ending)} = ${shared.service.clock.now} where email = ${email}`
    const answer = await signInThrough(shared, { sub: newSub(), email, email_verified: true })
    assert.deepEqual([ending, answer.status, await count(shared, email)], [ending, 422, 0])
  }
})

test('an address that the provider has not confirmed is nobody’s', async () => {
  for (const email_verified of [false, undefined, 'false']) {
    const email = newEmail()
    await invite(shared, email, 'viewer')
    const answer = await signInThrough(shared, {
      sub: newSub(),
      email,
      ...(email_verified !== undefined && { email_verified }),
    })
    assert.match(messageOf(answer), /^Brightwater ID did not confirm your email address/)
    assert.equal(await count(shared, email), 0)
  }
  const nameless = await signInThrough(shared, { sub: newSub() })
  assert.match(messageOf(nameless), /did not confirm your email address/)
})

test('an existing account with the same address is the same person, by password and through the provider', async () => {
  const person = await newPerson(shared, 'editor')
  const ada = { sub: newSub(), name: 'Somebody Else', email: person.email, email_verified: true }
  const answer = await signInThrough(shared, ada)
  assert.deepEqual([answer.status, answer.body.person.name], [201, 'Some editor'])
  assert.equal((await post(shared, '/session', { email: person.email, password })).status, 201)
  // The provider's id of the person is what counts from then on.
  const moved = await signInThrough(shared, { ...ada, email: newEmail(), email_verified: false })
  assert.equal(moved.body.person.email, person.email)
})

test('an account whose address was never confirmed goes to whom the provider vouches for: who opened it is out', async () => {
  const email = newEmail()
  const token = await invite(shared, email, 'viewer')
  const opened = await acceptInvitation(shared, { token, name: 'Mallory', password })
  assert.equal(opened.status, 201)
  const answer = await signInThrough(shared, { sub: newSub(), email, email_verified: true })
  assert.deepEqual([answer.status, answer.body.person.has_password], [201, false])
  const { app } = shared.service
  assert.equal((await call(app, 'GET', '/auth/session', undefined, cookieOf(opened))).status, 401)
  assert.equal((await post(shared, '/session', { email, password })).status, 422)
})

test('whoever gets the address of somebody else at the provider does not get their account', async () => {
  const person = await newPerson(shared, 'editor')
  const had = { sub: newSub(), email: person.email, email_verified: true }
  assert.equal((await signInThrough(shared, had)).status, 201)
  const answer = await signInThrough(shared, { ...had, sub: newSub() })
  assert.equal(answer.status, 422)
  assert.match(messageOf(answer), /belongs to somebody else at Brightwater ID/)
})

test('an invitation for another address is not accepted by who has a new one at the provider', async () => {
  const person = await newPerson(shared, 'editor')
  const sub = newSub()
  await signInThrough(shared, { sub, email: person.email, email_verified: true })
  const elsewhere = await newOrganization()
  const email = newEmail()
  await invite(elsewhere, email, 'owner')
  const answer = await signInThrough(shared, { sub, email, email_verified: true })
  assert.deepEqual([answer.status, answer.body.organizations.length], [201, 1])
})

test('who comes back in another browser, with another state, too late or twice is refused, and begins anew', async () => {
  provider.person = { sub: newSub(), email: `kim@${domainOf(shared)}`, email_verified: true }
  const began = async () => {
    const started = await post(shared, '/single-sign-on')
    return { browser: cookieOf(started), query: await visitProvider(started.body.url, returnUrl) }
  }
  const { browser, query } = await began()
  const other = await began()
  const finish = (given: string, headers: Record<string, string>) =>
    post(shared, '/single-sign-on/finish', { query: given }, headers)
  for (const [given, headers] of [
    [query, ownPage],
    [query, other.browser],
    [query.replace(/state=[^&]*/, 'state=made-up'), browser],
    ['', browser],
    [query, { ...ownPage, cookie: 'foyer_single_sign_on=made-up' }],
  ] as const) {
    const answer = await finish(given, headers)
    assert.equal(answer.status, 422, answer.text)
    assert.match(messageOf(answer), /started in another browser or more than ten minutes ago/)
  }
  const { clock } = shared.service
  const began_at = clock.now
  clock.now = new Date(began_at.getTime() + 10 * 60 * 1000)
  assert.match(messageOf(await finish(query, browser)), /more than ten minutes ago/)
  clock.now = began_at
  assert.equal((await finish(query, browser)).status, 201)
  assert.match(messageOf(await finish(query, browser)), /started in another browser/)
  assert.equal((await finish(query, { cookie: browser.cookie! })).status, 401)
})

test('a code that belongs to another sign-in is refused by the provider', async () => {
  provider.person = { sub: newSub(), email: `lu@${domainOf(shared)}`, email_verified: true }
  const [one, other] = [await post(shared, '/single-sign-on'), await post(shared, '/single-sign-on')]
  const queries = [
    await visitProvider(one.body.url, returnUrl),
    await visitProvider(other.body.url, returnUrl),
  ].map((query) => new URLSearchParams(query))
  queries[0]!.set('code', queries[1]!.get('code')!)
  const answer = await post(shared, '/single-sign-on/finish', { query: `${queries[0]}` }, cookieOf(one))
  assert.equal(answer.status, 422, answer.text)
})

test('whoever declines at the provider is told so in its words, without its markup', async () => {
  const answer = await signInThrough(shared, null)
  assert.equal(messageOf(answer), 'Brightwater ID did not sign you in: You declined  b to sign in /b.')
})

test('an address in the token itself does as well, and so does a verification that is written as a word', async () => {
  const { issuer, clientId, clientSecret } = talkative
  const api = await newApi({ issuer, clientId, clientSecret })
  const email = newEmail()
  await invite(api, email, 'viewer')
  const answer = await signInThrough(api, { sub: newSub(), email, email_verified: 'true' }, talkative)
  assert.equal(answer.status, 201, answer.text)
  await api.service.app.close()
})

test('a provider that is away, is another one or does not know us is told as such', async () => {
  for (const wrong of [
    { issuer: 'http://127.0.0.1:9' },
    { clientSecret: 'wrong' },
    { issuer: `${provider.issuer}/x` },
  ]) {
    const api = await newApi(wrong)
    provider.person = { sub: newSub(), email: `mo@${domainOf(api)}`, email_verified: true }
    const started = await post(api, '/single-sign-on')
    const answer =
      started.status === 201
        ? await post(
            api,
            '/single-sign-on/finish',
            { query: await visitProvider(started.body.url, returnUrl) },
            cookieOf(started),
          )
        : started
    assert.deepEqual([answer.status, answer.body.error?.code], [503, 'internal'])
    assert.match(messageOf(answer), /^Brightwater ID cannot be reached, or its answer cannot be used/)
    await api.service.app.close()
  }
})

test('without a provider there is nothing to begin', async () => {
  const api = await newOrganization()
  for (const path of ['/single-sign-on', '/single-sign-on/finish']) {
    const answer = await post(api, path, path.endsWith('finish') ? { query: '' } : undefined)
    assert.deepEqual([answer.status, answer.body.error.code], [409, 'not_revertible'])
  }
})

test('where passwords are off, none opens or sets anything; the provider does', async () => {
  const person = await newPerson(shared, 'editor')
  const api = await newApi({}, false)
  const installation = await call(api.service.app, 'GET', '/auth/installation', undefined, {})
  assert.equal(installation.body.password_sign_in, false)
  const email = newEmail()
  const token = await invite(api, email, 'viewer')
  for (const [path, body] of [
    ['/session', { email: person.email, password }],
    ['/password/forgotten', { email: person.email }],
    ['/password/reset', { token: 'x', new_password: password }],
    ['/invitation/accept', { token, name: 'Nan', password }],
  ] as const) {
    const answer = await post(api, path, body)
    assert.deepEqual([answer.status, answer.body.error?.code], [403, 'method_not_allowed'], path)
    assert.match(messageOf(answer), /Sign in with Brightwater ID/)
  }
  assert.equal((await signInThrough(api, { sub: newSub(), email, email_verified: true })).status, 201)
  await api.service.app.close()
})
