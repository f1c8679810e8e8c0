import assert from 'node:assert/strict'
import { test } from 'node:test'
import { equivalentDrafts, type Proposal } from './equivalent_draft.ts'

const service = (payload: Proposal['payload']): Proposal => ({ kind: 'service', payload })
const voice = (name: string): Proposal => ({ kind: 'voice', payload: { name } })
const criterion = (payload: Proposal['payload']): Proposal => ({ kind: 'fit_criterion', payload })

test('case, spacing and punctuation do not tell two proposals apart', () => {
  for (const name of [
    'pricing  audit',
    'Pricing-Audit',
    ' PRICING AUDIT! ',
    '“Pricing audit”',
    'Ｐricing audit',
  ])
    assert.ok(equivalentDrafts(service({ name: 'Pricing audit' }), service({ name })), name)
  assert.ok(!equivalentDrafts(service({ name: 'Pricing audit' }), service({ name: 'Pricing audits' })))
})

test('neither do compounds, umlauts, accents, joining words and marks', () => {
  for (const [one, other] of [
    ['Website audit', 'Website-Audit'],
    ['Website audit', 'Websiteaudit'],
    ['Website audit', 'Web site audit™'],
    ['Küche & Bad', 'Kueche und Bad'],
    ['Größe', 'GROESSE'],
    ['Design + Build', 'Design and build'],
    ['The résumé check', 'Resume check'],
    ['Unsere Erstberatung', 'Erstberatung®'],
  ])
    assert.ok(equivalentDrafts(service({ name: one }), service({ name: other })), `${one}, ${other}`)
  assert.ok(equivalentDrafts(service({ name: 'Küche' }), service({ name: 'Cooking', key: 'kuche' })))
  assert.ok(!equivalentDrafts(service({ name: 'The And' }), service({ name: 'Our Und' })))
})

test('a service is recognised by its key too, also where the other one has only a name', () => {
  const renamed = service({ name: 'Price check', key: 'pricing_audit' })
  assert.ok(equivalentDrafts(renamed, service({ name: 'Pricing audit' })))
  assert.ok(equivalentDrafts(service({ name: 'Another', key: 'pricing_audit' }), renamed))
  assert.ok(!equivalentDrafts(renamed, service({ name: 'Audit', key: 'audit' })))
})

test('a criterion is what it describes, whatever it counts for', () => {
  const one = criterion({ kind: 'ideal', description: 'Has a budget', weight: 3 })
  assert.ok(equivalentDrafts(one, criterion({ kind: 'acceptable', description: 'has a budget.' })))
  assert.ok(!equivalentDrafts(one, criterion({ kind: 'ideal', description: 'Has no budget' })))
})

test('two kinds are never the same, and neither are signs that mean something', () => {
  assert.ok(!equivalentDrafts(service({ name: 'Warm' }), voice('Warm')))
  assert.ok(!equivalentDrafts(service({ name: 'C++ course' }), service({ name: 'C# course' })))
  assert.ok(!equivalentDrafts(voice('!!!'), voice('???')))
})

test('a payload without the field, or with something else in it, is like no other', () => {
  assert.ok(!equivalentDrafts(service({}), service({})))
  assert.ok(!equivalentDrafts(voice('1'), { kind: 'voice', payload: { name: 1 } }))
})
