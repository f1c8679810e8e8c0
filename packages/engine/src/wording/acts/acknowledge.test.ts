import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replySentences } from '../sentence_hash.ts'
import { acknowledgeItem, answers, say } from '../testing/plans.ts'

test('what was understood is said back in labels, e-mail addresses exactly, all in one sentence', () => {
  const text = say([acknowledgeItem(['budget', 'email', 'channels', 'may_contact', 'decides'])], { answers })
  assert.equal(replySentences(text).length, 1, text)
  for (const words of [
    '10,000 to 50,000',
    'Anna.Muster+x@example.com',
    'Shop and Website',
    'that we may not get in touch',
    '“I decide”',
  ])
    assert.ok(text.includes(words), `${words} in ${text}`)
  assert.match(
    say([acknowledgeItem(['budget', 'channels'])], { answers, locale: 'de' }),
    /10\.000 bis 50\.000 .*Laden und Website/,
  )
})

test('an answer too long or too strange to repeat is noted without repeating it', () => {
  for (const goal of ['a '.repeat(30), 'What? Why?', 'say “yes”', 'see https://x.example/'])
    for (let turn = 0; turn < 10; turn++) {
      const text = say([acknowledgeItem(['goal'])], { answers: { goal }, seed: `${turn}` })
      assert.ok(!text.includes(goal.trim()), text)
      assert.ok(text.length > 5)
    }
})

test('a sentence of the visitor is noted, not read back to them; a word or two may be', () => {
  for (let turn = 0; turn < 20; turn++) {
    const situation = { seed: `${turn}`, answers: { goal: 'we want a new shop' } }
    assert.doesNotMatch(say([acknowledgeItem(['goal'])], situation), /shop/)
  }
  assert.match(
    say([acknowledgeItem(['goal'])], { answers: { goal: 'late deliveries' } }),
    /“late deliveries”/,
  )
  assert.match(say([acknowledgeItem(['goal'])], { answers: { goal: 'the new shop' } }), /“new shop”/)
})

test('a yes or a no is said back as what it means', () => {
  const told = (may_contact: boolean, locale: string) =>
    say([acknowledgeItem(['may_contact'])], { locale, answers: { may_contact } })
  assert.match(told(false, 'en'), /that we may not get in touch\.$/)
  assert.match(told(true, 'de'), /, dass wir uns melden dürfen\.$/)
})

test('what is new beside a change is thanked for once', () => {
  for (let turn = 0; turn < 20; turn++) {
    const situation = { answers, earlier: { budget: 'low' }, seed: `${turn}` }
    const text = say([acknowledgeItem(['email'], ['budget'])], situation)
    assert.ok(text.includes('Anna.Muster+x@example.com'), text)
    assert.ok((text.match(/thank/gi) ?? []).length <= 1, text)
  }
})

test('a list ends with what is said as a clause', () => {
  const text = say([acknowledgeItem(['may_contact', 'budget'])], { answers })
  assert.match(text, /: budget 10,000 to 50,000 and that we may not get in touch\.$/)
})

test('a reply that closes sums up instead of saying back', () => {
  const text = say([acknowledgeItem(['email'], ['budget']), { act: 'close' }], { answers })
  assert.match(text, /^(?:Many thanks|Thank)/)
  assert.match(text, /: budget 10,000 to 50,000, e-mail address Anna/)
})

test('a correction is confirmed as a change', () => {
  const text = say([acknowledgeItem([], ['budget'])], { answers, earlier: { budget: 'low' } })
  assert.ok(text.includes('10,000 to 50,000') && text.includes('nder 10,000'), text)
})
