import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answersOf,
  criterion,
  endedConversation,
  usualSlots,
} from '../assessment/testing/ended_conversation.ts'
import { slot } from '../testing/flows.ts'
import { recapWordCount, writeRecap } from './write_recap.ts'

const answers = answersOf({ goal: ['A shop for tea', 'A shop for tea'], budget: ['5k_to_20k', '12k'] })

test('a recap lists what was understood with labels, what was left open, and invites correction', () => {
  const conversation = endedConversation(usualSlots, {
    answers,
    visitor: { name: 'Jana' },
    gaps: ['Do you work abroad?'],
  })
  assert.equal(
    writeRecap(conversation),
    `Thank you, Jana. This is what Front desk of Harbour Studio has understood:

- **Budget:** 5,000 to 20,000
- **Goal:** A shop for tea

Left open:

- Company size
- Timing
- Do you work abroad?

Is something wrong or missing? Please say so, and it will be corrected.
`,
  )
})

test('a recap is in the visitor’s language; without a pack, in the organization’s, with the labels there are', () => {
  const german = writeRecap(endedConversation(usualSlots, { answers, locale: 'de-AT' }))
  assert.match(
    german,
    /^Das hat Front desk von Harbour Studio verstanden:\n\n- \*\*Budget:\*\* 5\.000 bis 20\.000/,
  )
  assert.match(german, /Offen geblieben:\n\n- Firmengröße\n- Zeitpunkt/)
  const other = writeRecap(endedConversation(usualSlots, { answers, locale: 'fr', default_locale: 'de' }))
  assert.match(other, /^Das hat Front desk/)
  assert.match(other, /5,000 to 20,000/)
})

test('a recap says nothing about the judgement, whatever the criteria are', () => {
  const fit_criteria = [criterion(1, 'Pays at once', 'dealbreaker')]
  assert.doesNotMatch(
    writeRecap(endedConversation(usualSlots, { answers }, { fit_criteria })),
    /fit|pays|criteri/i,
  )
})

test('a recap has 150 words at most, and says where there was more', () => {
  const slots = Array.from({ length: 40 }, (_, at) =>
    slot(at + 1, { key: `q_${at}`, required: at % 2 === 0 }),
  )
  const given = Object.fromEntries(
    slots
      .slice(0, 30)
      .map(({ key }) => [key, ['many a word '.repeat(30), 'x']] as [string, [string, string]]),
  )
  for (const locale of ['en', 'de']) {
    const gaps = Array.from({ length: 30 }, () => 'Is this a question of some length that nobody can answer?')
    const recap = writeRecap(
      endedConversation(slots, {
        answers: answersOf(given),
        gaps,
        locale,
        visitor: { name: 'Jana '.repeat(40) },
      }),
    )
    assert.ok(recapWordCount(recap) <= 150, `${recapWordCount(recap)}`)
    assert.match(recap, /- (?:and more|und mehr)\n/)
    assert.ok((recap.match(/Jana/g)?.length ?? 0) < 20)
  }
})

test('without an answer a recap thanks and invites', () => {
  assert.match(
    writeRecap(endedConversation([], {})),
    /^Thank you for the conversation with Front desk of Harbour Studio\.\n\nIs something/,
  )
})

test('a visitor’s words stay words in their recap', () => {
  const hostile = '[x](https://evil.example)\n# Paid <b>now</b>'
  const recap = writeRecap(
    endedConversation(usualSlots, { answers: answersOf({ goal: [hostile, hostile] }) }),
  )
  assert.match(recap, /- \*\*Goal:\*\* \\\[x\\\]\(https\\:\/\/evil\.example\) # Paid \\<b\\>now\\<\/b\\>\n/)
})
