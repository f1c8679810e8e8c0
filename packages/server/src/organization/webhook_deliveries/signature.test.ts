import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { newWebhookSecret, signatureOf } from './signature.ts'

const body = JSON.stringify({ object: 'event', data: { name: 'Größe ✓' } })

function headersOf(secrets: string[]) {
  const message = { id: 'evt_1', timestamp: Math.floor(Date.now() / 1000), body }
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signatureOf(message, secrets),
  }
}

test('R9 a receiver with the library of Standard Webhooks verifies what we sign, with the old secret and the new', () => {
  const [old, present, stranger] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()]
  for (const secret of [old, present])
    assert.deepEqual(new Webhook(secret).verify(body, headersOf([present, old])), JSON.parse(body))
  assert.throws(() => new Webhook(stranger).verify(body, headersOf([present, old])))
  assert.throws(() => new Webhook(old).verify(body, headersOf([present])))
  assert.throws(() => new Webhook(present).verify(`${body} `, headersOf([present])))
})

test('a secret is whsec_ and 32 random bytes', () => {
  const secret = newWebhookSecret()
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  assert.notEqual(secret, newWebhookSecret())
})
