import assert from 'node:assert/strict'
import { test } from 'node:test'
import { profileEvidenceIds } from '@foyer/contract/vocabulary'
import { data } from '../testing/engine_data.ts'
import { namesAnother, usualQuestion } from './usual_question.ts'

const asksForServices = (text: string, locale: string): boolean =>
  usualQuestion(text, locale, data)?.profile_id === profileEvidenceIds.services

test('who asks what fits, or what it costs, is told of the services', () => {
  for (const text of ['which of your services would fit us', 'which one would you take', 'how much is it'])
    assert.ok(asksForServices(text, 'en'), text)
  for (const text of ['welche leistung passt zu uns', 'was würdet ihr uns raten', 'was würde das kosten'])
    assert.ok(asksForServices(text, 'de'), text)
})

test('the hours of a usual week are no answer to who asks about a holiday', () => {
  const asks = (text: string, locale: string) => usualQuestion(text, locale, data)?.profile_id
  assert.equal(asks('are you open on monday', 'en'), profileEvidenceIds.opening_hours)
  assert.equal(asks('are you open at christmas', 'en'), undefined)
  assert.equal(asks('habt ihr an ostern offen', 'de'), undefined)
})

test('who asks what something is, or what can be done about it, is not told of the services', () => {
  for (const text of ['what is that', 'what would you do', 'what do you do with our data'])
    assert.ok(!asksForServices(text, 'en'), text)
  for (const text of ['was könnt ihr gegen schimmel tun', 'was würden sie tun', 'was können wir mitbringen'])
    assert.ok(!asksForServices(text, 'de'), text)
})

test('the usual hours are not those of something that a page has a part of its own about', () => {
  const told = {
    kind: 'profile' as const,
    id: profileEvidenceIds.opening_hours,
    text: 'Opening hours\nMonday to Friday 9:00–17:00 (office)',
  }
  const near = [{ kind: 'passage' as const, label: 'Waste: The recycling centre' }]
  assert.ok(namesAnother('is the recycling centre open on saturday', told, near, 'en'))
  assert.ok(!namesAnother('is the office open on friday', told, near, 'en'))
  const other = { ...told, id: profileEvidenceIds.services }
  assert.ok(!namesAnother('is the recycling centre open on saturday', other, near, 'en'))
})
