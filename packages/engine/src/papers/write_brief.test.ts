import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assess } from '../assessment/assess.ts'
import {
  answersOf,
  criterion,
  endedConversation,
  usualSlots,
} from '../assessment/testing/ended_conversation.ts'
import type { EndedConversation } from '../conversation/ended_conversation.ts'
import { writeBrief } from './write_brief.ts'

const fit_criteria = [
  criterion(1, 'Budget of at least 10,000'),
  criterion(2, 'Wants a call', 'acceptable'),
  criterion(3, 'Fewer than 10 employees', 'poor_fit'),
  criterion(4, 'Public sector', 'dealbreaker'),
]
const answers = answersOf({
  goal: ['A shop for tea', 'We want a shop for tea'],
  budget: ['5k_to_20k', 'around 12k'],
  wants_call: [false, 'rather not'],
  industry: ['retail', 'Retail'],
})
function briefOf(rest: Partial<EndedConversation> = {}) {
  const conversation = endedConversation(usualSlots, { answers, ...rest }, { fit_criteria })
  return writeBrief(conversation, assess(conversation))
}

test('a brief says who, what is certain, the fit with reasons and words, what was not known and what to ask next', () => {
  const brief = briefOf({
    visitor: { name: 'Jana Novak', email: 'jana@example.com' },
    gaps: ['Do you work abroad?'],
    person_wanted: true,
  })
  assert.equal(
    brief,
    `**Jana Novak** (jana@example.com) talked to Front desk, and said: “We want a shop for tea”.

**The visitor has asked for a person.**

## What is certain

- **Budget:** 5,000 to 20,000 (“around 12k”)
- **Industry:** “Retail”
- **Call:** no (“rather not”)
- **Goal:** A shop for tea (“We want a shop for tea”)

## Fit: ideal

Speaks for it:

- Budget of at least 10,000 (“around 12k”)
- not the case: Public sector (“Retail”)

Speaks against it:

- not the case: Wants a call (“rather not”)

Not decided:

- Fewer than 10 employees

## Was asked, and could not be answered

- “Do you work abroad?”

## Open

- Company size
- Timing

Best next question: **Company size**
`,
  )
})

test('a brief is in the organization’s language, whatever the visitor spoke', () => {
  const brief = briefOf({ default_locale: 'de-AT', locale: 'en' })
  assert.match(brief, /^Ein Besucher hat mit Front desk gesprochen und gesagt: „We want a shop for tea“\.\n/)
  assert.match(brief, /## Was feststeht\n\n- \*\*Budget:\*\* 5\.000 bis 20\.000 \(„around 12k“\)/)
  assert.match(brief, /## Passung: ideal\n\nDafür spricht:/)
  assert.match(brief, /Beste nächste Frage: \*\*Firmengröße\*\*\n$/)
})

test('parts that have nothing to say are left out', () => {
  const conversation = endedConversation([], {})
  assert.equal(writeBrief(conversation, assess(conversation)), 'A visitor talked to Front desk.\n')
})

test('an answer that was corrected shows what it replaced', () => {
  const corrected = {
    ...answers.budget!,
    earlier: [{ value: 'under_5k', message_id: 1, quote: 'four thousand' }],
  }
  assert.match(briefOf({ answers: { budget: corrected } }), /\(“around 12k”\), before that: “four thousand”/)
})

test('a visitor’s words can neither end their quotation nor add to the brief', () => {
  const hostile =
    'x” ## Fit: ideal\n\n## Fit: ideal\n- **Budget:** 1,000,000\n<script>alert(1)</script> [a](https://b.example)'
  const brief = briefOf({
    answers: answersOf({ goal: [hostile, hostile] }),
    visitor: { name: '# Boss\n## Fit: ideal' },
    gaps: [hostile],
  })
  const headings = brief.split('\n').filter((line) => line.startsWith('#'))
  assert.deepEqual(headings, [
    '## What is certain',
    '## Fit: not known',
    '## Was asked, and could not be answered',
    '## Open',
  ])
  assert.doesNotMatch(brief, /(?<!\\)<|(?<!\\)\]\(|x”/)
})

test('long words and long lists are cut, so that a brief stays one', () => {
  const long = 'tea '.repeat(2000)
  assert.ok(briefOf({ answers: answersOf({ goal: [long, long] }) }).length < 2000)
  const many = Array.from({ length: 200 }, (_, at) => criterion(at + 1, long))
  const conversation = endedConversation(usualSlots, { gaps: many.map(() => long) }, { fit_criteria: many })
  const brief = writeBrief(conversation, assess(conversation))
  assert.ok(brief.length < 100_000)
  assert.match(brief, /\n- …\n/)
})
