import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import {
  answersOf,
  criterion,
  endedConversation,
  usualSlots,
} from '../assessment/testing/ended_conversation.ts'
import { data } from '../testing/engine_data.ts'
import { slot } from '../testing/flows.ts'
import { recapWordCount, writeRecap as writeWith } from './write_recap.ts'

const writeRecap = (conversation: ClosingConversation) => writeWith(conversation, data)

const answers = answersOf({ goal: ['A shop for tea', 'A shop for tea'], budget: ['5k_to_20k', '12k'] })

test('a recap says what was understood and what happens next, and invites corrections', () => {
  const conversation = endedConversation(usualSlots, {
    answers: { ...answers, ...answersOf({ email: ['jana@tea.example', 'jana@tea.example'] }) },
    visitor: { name: 'Jana' },
    gaps: ['Do you work abroad?'],
  })
  assert.equal(
    writeRecap(conversation),
    `Thank you for the conversation, Jana. This is what we understood:

- **Budget:** 5,000 to 20,000
- **Goal:** A shop for tea
- **Email:** jana@tea.example

The team at Harbour Studio has your answers.

We could not answer one of your questions, and have passed it on: “Do you work abroad?”

Is something wrong or missing? Just tell us, and we will correct it.
`,
  )
})

test('a recap is in the visitor’s language; without a pack, in the organization’s, with the labels there are', () => {
  const german = writeRecap(endedConversation(usualSlots, { answers, locale: 'de-AT' }))
  assert.match(german, /Das haben wir notiert:\n\n- \*\*Budget:\*\* 5\.000 bis 20\.000/)
  const other = writeRecap(endedConversation(usualSlots, { answers, locale: 'fr', default_locale: 'de' }))
  assert.match(other, /Das haben wir notiert/)
  assert.match(other, /5,000 to 20,000/)
})

test('in German a visitor is addressed as the agent’s voice addresses them', () => {
  const recapWith = (formality: string) =>
    writeRecap(
      endedConversation(
        usualSlots,
        { answers, locale: 'de' },
        { voice: { name: 'Voice', languages: ['de'], formality } },
      ),
    )
  assert.match(recapWith('du'), /Deine Angaben liegen[\s\S]*Sag es uns einfach/)
  assert.match(recapWith('Sie'), /Ihre Angaben liegen[\s\S]*Sagen Sie es uns einfach/)
})

test('who waits for an answer and left no address is asked for one; who said no is not', () => {
  const asking = [slot(1, { key: 'may', title: 'May we get in touch?', data_type: 'boolean' })]
  const recapOf = (rest: object) => writeRecap(endedConversation(asking, rest))
  assert.match(recapOf({ gaps: ['Abroad?'] }), /leave an email address or a phone number/)
  assert.match(recapOf({ person_wanted: true }), /talk to a person\. To hear from us, leave/)
  assert.doesNotMatch(recapOf({}), /leave an/)
  const refused = answersOf({ may: [false, 'no'] })
  assert.doesNotMatch(recapOf({ gaps: ['Abroad?'], answers: refused }), /leave an/)
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
  assert.match(writeRecap(endedConversation([], {})), /^Thank you for the conversation\.\n\nIs something/)
})

test('a visitor’s words stay words in their recap', () => {
  const hostile = '[x](https://evil.example)\n# Paid <b>now</b>'
  const recap = writeRecap(
    endedConversation(usualSlots, { answers: answersOf({ goal: [hostile, hostile] }) }),
  )
  assert.match(recap, /- \*\*Goal:\*\* \\\[x\\\]\(https\\:\/\/evil\.example\) # Paid \\<b\\>now\\<\/b\\>\n/)
})

const saying = (...texts: string[]) => texts.map((text, at) => ({ message_id: at + 1, text }))

test('a recap calls visitors by their name as it is written', () => {
  const thanksTo = (name: string) =>
    /^Thank you for the conversation, (.*)\.\n/.exec(
      writeRecap(endedConversation(usualSlots, { visitor: { name } })),
    )?.[1]
  assert.equal(thanksTo('petra hartmann'), 'Petra Hartmann')
  assert.equal(thanksTo('anna-lena von der heide'), 'Anna-Lena von der Heide')
  assert.equal(thanksTo('nochmal: Jonas Berger'), 'Jonas Berger')
  assert.equal(thanksTo('Maria dos Santos'), 'Maria dos Santos')
  const named = [slot(1, { key: 'full_name', title: 'Name' })]
  const answered = { answers: answersOf({ full_name: ['tom reed', 'tom reed'] }) }
  assert.match(
    writeRecap(endedConversation(named, answered)),
    /^Thank you for the conversation, Tom Reed\.\n\n(?!.*\*\*Name)/,
  )
})

test('a recap tells a number that no slot asked for, and lists the addresses that one did', () => {
  const recapOf = (...texts: string[]) =>
    writeRecap(
      endedConversation(usualSlots, {
        said: saying(...texts),
        answers: answersOf({ email: ['a@b.example', 'a@b.example'] }),
      }),
    )
  assert.match(
    recapOf('a@b.example'),
    /- \*\*Email:\*\* a@b\.example\n\nThe team at \S+ \S+ has your answers\.\n/,
  )
  assert.match(recapOf('a@b.example or 0131 496 0999'), /can reach you at 0131 496 0999 or a@b\.example\./)
})

test('a recap puts the visitor’s words beside something else', () => {
  const booking = [
    slot(1, {
      key: 'service',
      title: 'Booking',
      data_type: 'enum',
      required: true,
      enum_values: ['Bike hire', 'other'],
      enum_labels: { other: 'Something else' },
    }),
  ]
  const recapOf = (message_id: number, ...texts: string[]) =>
    writeRecap(
      endedConversation(booking, {
        said: saying(...texts),
        answers: { service: { value: 'other', message_id, quote: 'omething else' } },
      }),
    )
  assert.match(
    recapOf(1, 'something else then. a pitch for a tent'),
    /Something else \(“a pitch for a tent”\)\n/,
  )
  assert.match(
    recapOf(2, 'hi, we would like to bring our tent and a dog', 'Something else'),
    /Something else \(“We would like to bring our tent and a dog”\)\n/,
  )
  assert.doesNotMatch(recapOf(1, 'Something else'), /\(/)
})

test('a recap passes on only what was asked', () => {
  const recap = writeRecap(
    endedConversation(usualSlots, {
      said: saying('07700 900233 is my mobile. bye', 'do you work abroad'),
      gaps: ['07700 900233 is my mobile. bye', 'Do you work abroad?'],
    }),
  )
  assert.match(recap, /one of your questions, and have passed it on: “Do you work abroad\?”/)
})
