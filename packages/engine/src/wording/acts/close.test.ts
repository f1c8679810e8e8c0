import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanItem } from '../../conversation/plan.ts'
import { acknowledgeItem, answers, say } from '../testing/plans.ts'

test('the promise names the document, the closing what was understood and who gets it', () => {
  const agentDefinition = {
    deliverable_templates: [{ id: 1, name: 'Project outline', body: '', format: 'markdown' as const }],
  }
  assert.match(say([{ act: 'promise' }], { agentDefinition }), /“Project outline”/)
  const text = say([acknowledgeItem(['email']), { act: 'close' }], { answers, visitor: { name: 'Anna' } })
  assert.match(text, /budget 10,000 to 50,000/)
  assert.match(text, /Acme/)
  assert.equal(
    text.split('Anna.Muster+x@example.com').length,
    2,
    'what the reply has said back is not repeated',
  )
})

test('a sign-off is said where the style quotes one, and is an instruction otherwise', () => {
  const close: PlanItem[] = [{ act: 'close' }]
  assert.ok(
    say(close, { voice: { sign_off_style: 'End with “Warmly, your Acme.”' } }).endsWith('Warmly, your Acme.'),
  )
  assert.doesNotMatch(say(close, { voice: { sign_off_style: 'Warm and short' } }), /Warm and short/)
})
