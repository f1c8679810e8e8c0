import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Secret, secretsOf } from './secrets.ts'

const secret = (id: string): Secret => ({ id, bytes: Buffer.from(id.repeat(32)) })
const old = secretsOf([secret('a')])
const words = 'whsec_Größe ✓'

test('what was encrypted comes back, and looks different every time', () => {
  const [one, two] = [old.encrypt('webhook secret', words), old.encrypt('webhook secret', words)]
  assert.notEqual(one, two)
  assert.ok(!one.includes('whsec'))
  assert.equal(old.decrypt('webhook secret', one), words)
  assert.equal(old.decrypt('webhook secret', two), words)
})

test('a ciphertext that was changed anywhere, or belongs to another purpose, does not open', () => {
  const sealed = old.encrypt('webhook secret', words)
  const [format, id, data] = sealed.split('.') as [string, string, string]
  for (const place of [0, 14, -1]) {
    const bytes = Buffer.from(data, 'base64url')
    bytes[bytes.length + place - (place < 0 ? 0 : bytes.length)]! ^= 1
    const changed = [format, id, bytes.toString('base64url')].join('.')
    assert.throws(() => old.decrypt('webhook secret', changed))
  }
  assert.throws(() => old.decrypt('webhook secret', `${format}.${id}.`))
  assert.throws(() => old.decrypt('provider key', sealed))
})

test('a new secret in front of the old opens and verifies what the old one made; without the old it says what to do', () => {
  const sealed = old.encrypt('webhook secret', words)
  const signature = old.sign('visitor token', words)
  const rotated = secretsOf([secret('b'), secret('a')])
  assert.equal(rotated.decrypt('webhook secret', sealed), words)
  assert.ok(rotated.verify('visitor token', words, signature))
  assert.match(rotated.encrypt('webhook secret', words), /^f1\.b\./)
  const forgetful = secretsOf([secret('b')])
  assert.throws(() => forgetful.decrypt('webhook secret', sealed), /"a".*FOYER_SECRET/)
  assert.ok(!forgetful.verify('visitor token', words, signature))
})

test('the same id with other bytes neither opens nor verifies', () => {
  const stranger = secretsOf([{ id: 'a', bytes: Buffer.from('x'.repeat(32)) }])
  assert.throws(() => stranger.decrypt('webhook secret', old.encrypt('webhook secret', words)))
  assert.ok(!stranger.verify('visitor token', words, old.sign('visitor token', words)))
})

test('a signature is for one text and one purpose', () => {
  const signature = old.sign('visitor token', words)
  assert.ok(old.verify('visitor token', words, signature))
  assert.ok(!old.verify('visitor token', `${words}.`, signature))
  assert.ok(!old.verify('another', words, signature))
  for (const wrong of ['', 'a', 'a.', '.', `${signature}x`])
    assert.ok(!old.verify('visitor token', words, wrong))
})

test('a signature is compared whole: no other spelling of the same bytes, and nothing behind it', () => {
  const signature = old.sign('visitor token', words)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = alphabet.indexOf(signature.at(-1)!)
  // The last character of 32 bytes in base64url carries two bits that nobody reads.
  const spellings = [1, 2, 3].map((bits) => signature.slice(0, -1) + alphabet[last ^ bits])
  for (const other of [...spellings, `${signature}=`, `${signature}.x`, `${signature}.`, ` ${signature}`])
    assert.ok(!old.verify('visitor token', words, other), other)
})
