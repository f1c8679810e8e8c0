import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { call, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newEmail, newPerson, ownPage, password } from '../../testing/people.ts'
import { defaultLimits } from './limits.ts'

const database = await sharedDatabase()
const service = await startService({ database, signInLimits: defaultLimits })
after(() => service.app.close())

/** Every test has a network of IPv4 and one of IPv6 to itself. */
let network = 0
beforeEach(() => {
  network++
})
const place = (host: number) => `10.1.${network}.${host}`

const tryFrom = (address: string, url: string, payload: object, { app } = service) =>
  app.inject({ method: 'POST', url, payload, headers: ownPage, remoteAddress: address })
const signIn = (address: string, email: string, guess = 'guess', at = service) =>
  tryFrom(address, '/auth/session', { email, password: guess }, at)
const guess = async (address: string, email: string) => (await signIn(address, email)).statusCode

const pass = (seconds: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000)
}

/** Somebody who has an account and is signed in nowhere that counts. */
async function newOwner() {
  const { email } = await newPerson(await newOrganization(), 'owner')
  await database.system`delete from user_sessions where user_id = (select id from users where email = ${email})`
  return email
}

test('five guesses at an account make whoever guesses wait, however they write it, and not its owner', async () => {
  const email = await newOwner()
  for (let count = 0; count < 5; count++) assert.equal(await guess(place(1), email), 422)
  const refused = await signIn(place(1), email.toUpperCase())
  assert.deepEqual([refused.statusCode, refused.json().error.code], [429, 'rate_limited'])
  assert.equal(refused.headers['retry-after'], '12')
  assert.equal((await signIn(place(1), email, password)).statusCode, 429, 'a right guess would not be told')
  assert.equal((await signIn(place(2), email, password)).statusCode, 201)
})

test('the wait grows: seconds at first, then minutes, then an hour', async () => {
  const email = newEmail()
  const waits = new Set<number>()
  for (let guesses = 0; guesses < 22; ) {
    const answer = await signIn(place(1), email)
    if (answer.statusCode === 422) guesses++
    else {
      const seconds = Number(answer.headers['retry-after'])
      if (seconds > 6) waits.add(seconds)
      pass(seconds)
    }
  }
  const [first = 0, ...later] = waits
  assert.equal(first, 12)
  assert.ok(
    later.some((seconds) => seconds > 200 && seconds <= 360),
    `${[...waits]}`,
  )
  assert.ok(Math.max(...waits) > 3000, `${[...waits]}`)
})

test('a right password ends the wait', async () => {
  const email = await newOwner()
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 4; count++) assert.equal(await guess(place(1), email), 422)
    assert.equal((await signIn(place(1), email, password)).statusCode, 201)
    pass(60)
  }
})

test('many who guess together at one account wait together, and not whoever is signed in to it there', async () => {
  // Passwords take their time: a smaller burst than the default one shows the same.
  const perAccount = { ...defaultLimits.perAccount, burst: 6 }
  const strict = await startService({ database, signInLimits: { ...defaultLimits, perAccount } })
  const email = await newOwner()
  const home = `2001:db8:${network}:1`
  assert.equal((await signIn(`${home}::1`, email, password, strict)).statusCode, 201)
  for (let host = 1; host <= 5; host++) await signIn(place(host), email, 'guess', strict)
  const { statusCode, headers } = await signIn(place(6), email, password, strict)
  assert.deepEqual([statusCode, headers['retry-after']], [429, '36'])
  assert.equal((await signIn(`${home}::2`, email, password, strict)).statusCode, 201)
  await strict.app.close()
})

test('links and passwords are tried ten times a minute from one network, which is a /64 of IPv6', async () => {
  for (const address of [() => place(1), (count: number) => `2001:db8:${network}:1::${count}`]) {
    const statuses = new Set<number>()
    for (let count = 1; count <= 10; count++)
      statuses.add((await tryFrom(address(count), '/auth/invitation', { token: 'guess' })).statusCode)
    assert.deepEqual([...statuses], [422])
    for (const [url, payload] of [
      ['/auth/invitation', { token: 'guess' }],
      ['/auth/invitation/accept', { token: 'guess' }],
      ['/auth/setup', { token: 'guess', name: 'Eve', email: newEmail(), password: 'long enough, this' }],
      ['/auth/session', { email: newEmail(), password: 'guess' }],
    ] as const)
      assert.equal((await tryFrom(address(11), url, payload)).statusCode, 429, url)
  }
  for (const other of [place(2), `2001:db8:${network}:2::1`])
    assert.equal((await tryFrom(other, '/auth/invitation', { token: 'guess' })).statusCode, 422)
  assert.equal((await call(service.app, 'GET', '/auth/installation')).status, 200)
})
