import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, newOrganization, sharedDatabase, startService } from '../testing/api.ts'
import { newPerson, ownPage, password } from '../testing/people.ts'
import { resetPassword } from './reset_password.ts'

test('a reset password opens the account, the old one and its sessions do not any more', async () => {
  const service = await startService({ database: await sharedDatabase(), passwordCost: undefined })
  const api = await newOrganization(service)
  const { app, database, clock } = service
  const person = await newPerson(api, 'editor')
  const reset = await resetPassword(database, person.email.toUpperCase(), clock.now)
  const signIn = async (given: string) =>
    (await call(app, 'POST', '/auth/session', { email: person.email, password: given }, ownPage)).status
  assert.equal(await signIn(password), 422)
  assert.equal(await signIn(reset.password), 201)
  assert.equal((await call(app, 'GET', '/auth/session', undefined, person.browser)).status, 401)
  await app.close()
})

test('an address that nobody has is refused in words that say so', async () => {
  const { service } = await newOrganization()
  await assert.rejects(
    resetPassword(service.database, 'nobody@example.com', service.clock.now),
    /Nobody has an account/,
  )
})
