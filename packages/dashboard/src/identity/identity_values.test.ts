import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodyOfIdentity, valuesOfIdentity } from './identity_values.ts'

test('what is left empty is cleared, and a language without words has no greeting', () => {
  const values = valuesOfIdentity({
    object: 'identity',
    id: 1,
    display_name: 'Mara',
    role: 'Reception',
    greeting: { en: 'Hello.', de: 'Guten Tag.' },
    languages: ['en'],
    agents: [],
    created_at: '2026-01-05T08:30:00.000Z',
    archived: false,
  })
  const body = bodyOfIdentity({ ...values, role: ' ', greeting: { en: 'Hello.', de: '  ' } })
  assert.deepEqual([body.role, body.greeting, body.avatar_url], [null, { en: 'Hello.' }, null])
})
