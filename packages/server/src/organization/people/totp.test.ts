import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeAt, matchingStep, newTotpSecret, stepAt, totpUri } from './totp.ts'

// The secret "12345678901234567890" of both standards.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('the codes are those of RFC 4226, appendix D, and RFC 6238, appendix B', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => codeAt(secret, step)),
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'],
  )
  // Of eight digits in the standard, the last six.
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ] as const)
    assert.equal(codeAt(secret, stepAt(new Date(seconds * 1000))), code)
})

test('a code is right for its half minute and the ones beside it, and never twice', () => {
  const now = new Date('2026-01-15T09:30:00.000Z')
  const step = stepAt(now)
  const accepted = (of: number, last = 0) => matchingStep(secret, codeAt(secret, of), now, last)
  assert.deepEqual(
    [-2, -1, 0, 1, 2].map((beside) => accepted(step + beside)),
    [null, step - 1, step, step + 1, null],
  )
  assert.equal(accepted(step, step), null)
  assert.equal(accepted(step - 1, step), null)
  assert.equal(accepted(step + 1, step), step + 1)
  for (const wrong of ['', '12345', '1234567', 'abcdef', `${codeAt(secret, step)} `, '١٢٣٤٥٦'])
    assert.equal(matchingStep(secret, wrong, now, 0), null, wrong)
})

test('a new secret has 160 bits in base32, and is a new one each time', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()]
  assert.match(one, /^[A-Z2-7]{32}$/)
  assert.notEqual(one, other)
})

test('the address for the app names the service and the account', () => {
  assert.equal(
    totpUri(secret, { issuer: 'Foyer', account: 'jana+1@brightwater.example' }),
    `otpauth://totp/Foyer:jana%2B1%40brightwater.example?secret=${secret}&issuer=Foyer`,
  )
})
