import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanItem } from '../../conversation/plan.ts'
import { sentenceHashes } from '../sentence_hash.ts'
import { acknowledgeItem, answers, say } from '../testing/plans.ts'

test('the promise names the document, the recap what was understood, the closing who gets it', () => {
  const agentDefinition = {
    deliverable_templates: [{ id: 1, name: 'Project outline', body: '', format: 'markdown' as const }],
  }
  assert.match(say([{ act: 'promise' }], { agentDefinition }), /“Project outline”/)
  const recap = say([acknowledgeItem(['email']), { act: 'recap' }], { answers })
  assert.match(recap, /\n- Budget: 10,000 to 50,000\n- Email: Anna\.Muster\+x@example\.com\n/)
  assert.match(recap, /\n- May we get in touch: no\n/)
  assert.match(recap, /wrong|not right/)
  assert.match(say([{ act: 'close' }], { answers, visitor: { name: 'Anna' } }), /Acme/)
})

test('a recap has words where there is nothing short to say of the answers', () => {
  assert.match(say([{ act: 'recap' }], { answers: { goal: 'What? '.repeat(30) } }), /^That is all I need\./)
})

test('who has told nothing is only said goodbye to, and who gave thanks is not thanked', () => {
  assert.ok(say([{ act: 'close' }]).split(/\s+/).length <= 5)
  assert.doesNotMatch(say([{ act: 'courtesy', to: 'thanks' }, { act: 'close' }], { answers }), /thank/i)
})

test('only who can be reached is told that the team has everything', () => {
  assert.match(say([{ act: 'close' }], { answers: { email: 'jo@kite.example' } }), /Acme/)
  assert.doesNotMatch(say([{ act: 'close' }], { answers: { budget: 'm' } }), /Acme/)
})

test('a sign-off is said where the style quotes one in the visitor’s language, and is an instruction otherwise', () => {
  const close: PlanItem[] = [{ act: 'close' }]
  assert.ok(
    say(close, { voice: { sign_off_style: 'End with “Warmly, your Acme.”' } }).endsWith('Warmly, your Acme.'),
  )
  assert.doesNotMatch(say(close, { voice: { sign_off_style: 'Warm and short' } }), /Warm and short/)
  const voice = { sign_off_style: '“Warmly, your Acme.”', languages: ['en'] }
  assert.match(say(close, { voice, locale: 'en-GB' }), /Warmly/)
  assert.doesNotMatch(say(close, { voice, locale: 'de' }), /Warmly/)
})

test('who asks what was noted is told again, as often as they ask', () => {
  const first = say([{ act: 'recap' }], { answers })
  assert.match(say([{ act: 'read_back' }], { answers, said: sentenceHashes(first) }), /\n- Budget: /)
})
