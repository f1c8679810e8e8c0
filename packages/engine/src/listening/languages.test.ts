import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de, values } from '../testing/listen.ts'

test('a visitor may write in another language than the agent', () => {
  assert.deepEqual(values('Nein, wir haben noch keine Website', { asked: 'has_website' }), {
    has_website: false,
  })
  assert.deepEqual(values('wir sind zwölf Leute', {}), { company_size: '10_to_49' })
  assert.deepEqual(values('in person please', { ...de, asked: 'channel' }), { channel: 'in_person' })
})

test('in a language without a pack, numbers, addresses and labels are still heard', () => {
  const fr = { locale: 'fr' }
  assert.deepEqual(values('20 000 € ? 15.000 €', { ...fr, asked: 'budget' }), { budget: '10k_to_50k' })
  assert.deepEqual(values('anna@acme.example', { ...fr, asked: 'email' }), { email: 'anna@acme.example' })
  assert.deepEqual(values('By video', { ...fr, asked: 'channel' }), { channel: 'video' })
})
