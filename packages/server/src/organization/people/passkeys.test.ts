import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type ApiResponse, call, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newDevice } from '../../testing/device.ts'
import { newPerson, type Person, password } from '../../testing/people.ts'
import { turnOnTwoFactor } from '../../testing/two_factor.ts'
import { hasPasskeys } from './passkeys.ts'

const origin = 'https://foyer.example'
const service = await startService({ database: await sharedDatabase(), publicUrl: origin })
after(() => service.app.close())

const auth = (method: string, path: string, body?: unknown, cookie?: string) =>
  call(service.app, method, `/auth${path}`, body, { origin, ...(cookie && { cookie }) })
const errorOf = ({ status, body }: ApiResponse) => [status, body.error?.code, body.error?.param]
const unusable = [422, 'parameter_invalid', 'credential']

interface Owner {
  person: Person
  cookie: string
}

async function newOwner(): Promise<Owner> {
  const person = await newPerson(await newOrganization(), 'editor')
  return { person, cookie: person.browser.cookie! }
}

const optionsFor = async ({ cookie }: Owner) =>
  (await auth('POST', '/passkeys/options', { password }, cookie)).body.options as string
const optionsToSignIn = async () => (await auth('POST', '/session/passkey/options')).body.options as string
const add = (credential: string, { cookie }: Owner, name = 'Telephone') =>
  auth('POST', '/passkeys', { name, credential }, cookie)
const signIn = (credential: string) => auth('POST', '/session/passkey', { credential })

async function newKey(owner?: Owner) {
  const whose = owner ?? (await newOwner())
  const device = newDevice(origin)
  const added = await add(device.create(await optionsFor(whose)), whose)
  assert.equal(added.status, 201, added.text)
  return { device, added: added.body, owner: whose }
}

test('a key is added, listed, renamed and removed by its owner, and signs them in', async () => {
  const { device, added, owner } = await newKey()
  const { cookie, person } = owner
  assert.deepEqual(
    [added.object, added.name, added.created_at, added.last_used_at],
    ['passkey', 'Telephone', service.clock.now.toISOString(), null],
  )
  const session = await signIn(device.get(await optionsToSignIn()))
  assert.equal(session.status, 201, session.text)
  assert.equal(session.body.person.email, person.email)
  assert.match(String(session.headers['set-cookie']), /^foyer_session=[^;]{40,};.*Secure/)
  const renamed = await auth('PATCH', `/passkeys/${added.id}`, { name: 'Laptop' }, cookie)
  assert.deepEqual([renamed.status, renamed.body.name], [200, 'Laptop'])
  const { data } = (await auth('GET', '/passkeys', undefined, cookie)).body
  assert.deepEqual(data, [{ ...added, name: 'Laptop', last_used_at: service.clock.now.toISOString() }])
  assert.equal((await auth('DELETE', `/passkeys/${added.id}`, undefined, cookie)).status, 200)
  assert.deepEqual((await auth('GET', '/passkeys', undefined, cookie)).body.data, [])
  assert.deepEqual(errorOf(await signIn(device.get(await optionsToSignIn()))), unusable)
})

test('the browser is told whose key it is, on which site, and that the device has to know its owner', async () => {
  const { device, owner } = await newKey()
  const options = JSON.parse(await optionsFor(owner))
  assert.deepEqual(
    [options.rp.id, options.user.name, options.attestation, options.excludeCredentials[0].id],
    ['foyer.example', owner.person.email, 'none', device.credentialId],
  )
  assert.equal(options.authenticatorSelection.userVerification, 'required')
  const asked = JSON.parse(await optionsToSignIn())
  assert.deepEqual(
    [asked.rpId, asked.userVerification, asked.allowCredentials],
    ['foyer.example', 'required', undefined],
  )
})

test('a session alone adds no key, nor does the password where there is a second factor', async () => {
  const owner = await newOwner()
  const wrong = await auth('POST', '/passkeys/options', { password: 'a guess of no use' }, owner.cookie)
  assert.deepEqual(errorOf(wrong), [422, 'parameter_invalid', 'password'])
  const { app } = service
  assert.equal((await call(app, 'POST', '/auth/passkeys/options', { password }, { origin })).status, 401)
  const person = { ...owner.person, browser: { ...owner.person.browser, origin } }
  const authenticator = await turnOnTwoFactor(service, person)
  const refused = await auth('POST', '/passkeys/options', { password }, owner.cookie)
  assert.deepEqual(errorOf(refused), [422, 'parameter_missing', 'code'])
  const body = { password, code: authenticator.code() }
  const options = await auth('POST', '/passkeys/options', body, owner.cookie)
  assert.equal(options.status, 201, options.text)
  const device = newDevice(origin)
  assert.equal((await add(device.create(options.body.options), owner)).status, 201)
  assert.equal((await signIn(device.get(await optionsToSignIn()))).status, 201, 'and no code is asked for')
})

test('a challenge counts once, for five minutes, and for what it was made for', async () => {
  const { device, owner } = await newKey()
  const options = await optionsToSignIn()
  assert.equal((await signIn(device.get(options))).status, 201)
  assert.deepEqual(errorOf(await signIn(device.get(options))), unusable)
  const late = await optionsToSignIn()
  const began = service.clock.now
  service.clock.now = new Date(began.getTime() + 5 * 60 * 1000)
  assert.deepEqual(errorOf(await signIn(device.get(late))), unusable)
  service.clock.now = began
  assert.deepEqual(errorOf(await signIn(device.get(await optionsFor(owner)))), unusable)
  const other = newDevice(origin)
  assert.deepEqual(errorOf(await add(other.create(await optionsToSignIn()), owner)), unusable)
  assert.deepEqual(errorOf(await add(other.create(await optionsFor(await newOwner())), owner)), unusable)
  assert.deepEqual(errorOf(await signIn(device.get('{"challenge":"bWFkZSB1cA"}'))), unusable)
})

test('what another page, another device or nobody has signed opens nothing', async () => {
  const { device, owner } = await newKey()
  const forged = JSON.parse(newDevice(origin).get(await optionsToSignIn()))
  for (const credential of [
    device.get(await optionsToSignIn(), { origin: 'https://foyer.example.evil.example' }),
    device.get(await optionsToSignIn(), { verified: false }),
    JSON.stringify({ ...forged, id: device.credentialId, rawId: device.credentialId }),
    newDevice(origin).get(await optionsToSignIn()),
    'nonsense',
    'null',
    '{"id":7}',
    `{"id":"${device.credentialId}"}`,
  ])
    assert.deepEqual(errorOf(await signIn(credential)), unusable, credential)
  const unverified = newDevice(origin).create(await optionsFor(owner), { verified: false })
  for (const credential of [unverified, '{}', 'null'])
    assert.deepEqual(errorOf(await add(credential, owner)), unusable)
})

test('a key is somebody’s alone: others neither see, rename, remove nor add it', async () => {
  const { device, added } = await newKey()
  const stranger = await newOwner()
  assert.deepEqual((await auth('GET', '/passkeys', undefined, stranger.cookie)).body.data, [])
  const path = `/passkeys/${added.id}`
  assert.equal((await auth('PATCH', path, { name: 'Mine' }, stranger.cookie)).status, 404)
  assert.equal((await auth('DELETE', path, undefined, stranger.cookie)).status, 404)
  const again = await add(device.create(await optionsFor(stranger)), stranger)
  assert.deepEqual([again.status, again.body.error.code], [409, 'not_revertible'])
  assert.equal((await signIn(device.get(await optionsToSignIn()))).status, 201)
})

test('keys need a name of the server and a safe way to it', async () => {
  for (const url of ['https://foyer.example', 'http://localhost:4000']) assert.ok(hasPasskeys(url), url)
  for (const url of [
    'http://127.0.0.1:4000',
    'https://[::1]:4000',
    'http://foyer.example',
    'https://10.0.0.5',
  ])
    assert.ok(!hasPasskeys(url), url)
  const elsewhere = await newOrganization()
  const person = await newPerson(elsewhere, 'editor')
  const { app } = elsewhere.service
  for (const [path, body] of [
    ['/session/passkey/options', undefined],
    ['/session/passkey', { credential: '{}' }],
    ['/passkeys/options', { password }],
    ['/passkeys', { name: 'Key', credential: '{}' }],
  ] as const) {
    const { status, body: answer } = await call(app, 'POST', `/auth${path}`, body, person.browser)
    assert.deepEqual([status, answer.error.code], [409, 'not_revertible'], path)
  }
  assert.equal((await auth('GET', '/installation')).body.passkeys, true)
})
