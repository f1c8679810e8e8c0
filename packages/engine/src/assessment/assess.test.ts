import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotValue } from '../prompts/live_values.ts'
import { slot } from '../testing/flows.ts'
import { assess } from './assess.ts'
import { answersOf, criterion, endedConversation, usualSlots } from './testing/ended_conversation.ts'

type Given = Record<string, [SlotValue, string]>

function verdictOf(description: string, given: Given, guidance?: string) {
  const fit_criteria = [criterion(7, description, 'ideal', { ...(guidance && { guidance }) })]
  const [judged] = assess(
    endedConversation(usualSlots, { answers: answersOf(given) }, { fit_criteria }),
  ).criteria
  return judged!
}

function assertVerdicts(rows: readonly (readonly [string, Given, string])[]) {
  for (const [description, given, verdict] of rows)
    assert.equal(verdictOf(description, given).verdict, verdict, `${description} · ${JSON.stringify(given)}`)
}

const budget = (value: string, quote = value): Given => ({ budget: [value, quote] })
const size = (value: string, quote = value): Given => ({ company_size: [value, quote] })
const timing = (value: string, quote = value): Given => ({ timing: [value, quote] })
const call = (value: boolean): Given => ({ wants_call: [value, value ? 'yes please' : 'rather not'] })
const industry = (value: string): Given => ({ industry: [value, value] })

test('a comparison is judged by the band that was answered: inside met, outside not met, across unknown', () => {
  assertVerdicts([
    ['Budget of at least 20,000', budget('20k_to_50k', '20,000 to 50,000'), 'met'],
    ['Budget of at least 20,000', budget('over_50k'), 'met'],
    ['Budget of at least 20,000', budget('5k_to_20k'), 'not_met'],
    ['Budget of at least 20,000', budget('under_5k'), 'not_met'],
    ['Budget of at least 10,000', budget('5k_to_20k', '5,000 to 20,000'), 'unknown'],
    ['Budget of at least 10,000', budget('unknown'), 'unknown'],
    ['Budget of at least 10,000', {}, 'unknown'],
    ['budget under 5k', budget('under_5k'), 'met'],
    ['budget under 5k', budget('5k_to_20k'), 'not_met'],
    ['Can spend more than 50,000 euros', budget('over_50k'), 'met'],
    ['Mindestbudget 20.000 €', budget('20k_to_50k'), 'met'],
    ['Budget von höchstens 5.000 Euro', budget('20k_to_50k'), 'not_met'],
    ['Kann mindestens 20.000 Euro ausgeben', budget('20k_to_50k'), 'met'],
    ['Fewer than 10 employees', size('1_to_9'), 'met'],
    ['Fewer than 10 employees', size('10_to_49'), 'not_met'],
    ['More than 10 employees', size('10_to_49'), 'unknown'],
    ['At least 10 people', size('10_to_49'), 'met'],
    ['Between 10 and 249 employees', size('50_to_249'), 'met'],
    ['Between 10 and 249 employees', size('250_or_more'), 'not_met'],
    ['Weniger als zehn Mitarbeitende', size('1_to_9'), 'met'],
    ['Ab 50 Beschäftigten', size('10_to_49'), 'not_met'],
    ['Mindestens 250 Mitarbeiter', size('250_or_more'), 'met'],
    ['Does not have a budget of at least 20,000', budget('under_5k'), 'met'],
    ['Does not have a budget of at least 20,000', budget('over_50k'), 'not_met'],
    ['Kein Budget über 20.000', budget('over_50k'), 'not_met'],
  ])
})

test('what was said is closer than the band it became, where it tells an amount', () => {
  assertVerdicts([
    ['Budget of at least 10,000', budget('5k_to_20k', 'around 12k'), 'met'],
    ['Budget of at least 10,000', budget('5k_to_20k', '8.000 Euro'), 'not_met'],
    ['Budget of at least 10,000', budget('5k_to_20k', 'about 10,000'), 'unknown'],
    ['Budget of at least 10,000', budget('5k_to_20k', 'not much'), 'unknown'],
    ['Budget of at least 10,000', budget('20k_to_50k', '3'), 'met'],
    ['More than 10 employees', size('10_to_49', 'we are 25'), 'met'],
    ['More than 10 employees', size('10_to_49', 'ten of us'), 'not_met'],
  ])
})

test('times are compared, also those without a number and what is later than all others', () => {
  assertVerdicts([
    ['wants to start within three months', timing('quarter', 'In the next three months'), 'met'],
    ['wants to start within three months', timing('now', 'asap'), 'met'],
    ['wants to start within three months', timing('later'), 'not_met'],
    ['wants to start within three months', timing('open'), 'unknown'],
    ['Will innerhalb von drei Monaten beginnen', timing('later', 'später'), 'not_met'],
    ['Start innerhalb eines Monats', timing('quarter', 'in den nächsten drei Monaten'), 'unknown'],
    ['Start innerhalb eines Monats', timing('quarter', 'in 2 weeks'), 'met'],
    ['Wants to begin as soon as possible', timing('now'), 'met'],
    ['Wants to begin as soon as possible', timing('later'), 'not_met'],
    ['Wants to begin as soon as possible', timing('open'), 'unknown'],
  ])
})

test('a currency or a period that was not meant decides nothing', () => {
  assertVerdicts([
    ['Budget of at least 10,000 euros', budget('5k_to_20k', '$12k'), 'unknown'],
    ['Budget of at least 10,000 euros', budget('5k_to_20k', '12k EUR'), 'met'],
    ['Budget of at least 500 per month', budget('over_50k'), 'unknown'],
  ])
})

test('a number that no slot measures, or that two could, is unknown', () => {
  assertVerdicts([
    ['At least 10 years of experience', { ...size('250_or_more'), ...budget('over_50k') }, 'unknown'],
    ['More than 3 offices', size('250_or_more'), 'unknown'],
    ['At least 10,000', budget('over_50k'), 'unknown'],
    ['An amount of at least 3 pallets', budget('over_50k'), 'unknown'],
    ['A team of 25 people', size('10_to_49', 'we are 25'), 'unknown'],
    ['A budget of 100,000', budget('under_5k'), 'unknown'],
    [
      'A company of any size with a budget over 20k',
      { ...size('10_to_49'), ...budget('over_50k') },
      'unknown',
    ],
    ['A budget over 20k for companies', { ...size('10_to_49'), ...budget('over_50k') }, 'met'],
  ])
})

test('an option that is named was chosen, or another was; of several, unmentioned is unknown', () => {
  assertVerdicts([
    ['Works in retail', industry('retail'), 'met'],
    ['Works in retail', industry('health'), 'not_met'],
    ['Retail company', industry('retail'), 'met'],
    ['Is in the public sector', industry('public_sector'), 'met'],
    ['Is in the public sector', industry('health'), 'not_met'],
    ['Retail or health care', industry('health'), 'met'],
    ['Retail or health care', industry('public_sector'), 'not_met'],
    ['Branche: Handel', industry('retail'), 'met'],
    ['Kommt aus dem Gesundheitswesen', industry('retail'), 'not_met'],
    ['Not in the public sector', industry('public_sector'), 'not_met'],
    ['Not in the public sector', industry('retail'), 'met'],
    ['Quality matters most', { priorities: [['quality'], 'quality'] }, 'met'],
    ['Price matters most', { priorities: [['quality'], 'quality'] }, 'unknown'],
    ['Quality and speed matter', { priorities: [['quality', 'speed'], 'both'] }, 'met'],
    ['The visitor decides', { role: ['decides', 'that is me'] }, 'met'],
    ['The visitor decides', { role: ['recommends', 'my boss'] }, 'not_met'],
    ['Wants to begin later', timing('now'), 'not_met'],
    ['Wants to begin later', timing('open'), 'unknown'],
    ['Has open positions', timing('open'), 'unknown'],
    ['The budget is not known yet', budget('unknown'), 'met'],
    ['The budget is not known yet', budget('over_50k'), 'not_met'],
  ])
})

test('a yes-or-no answer is judged with the denials of the criterion', () => {
  assertVerdicts([
    ['Wants a call', call(true), 'met'],
    ['Wants a call', call(false), 'not_met'],
    ['Does not want a call', call(false), 'met'],
    ["Doesn't want to be called", call(true), 'not_met'],
    ['Möchte keinen Anruf', call(false), 'met'],
    ['Wünscht einen Anruf', call(true), 'met'],
    ['Wants a call about the lawsuit', call(true), 'unknown'],
  ])
})

test('where a criterion only says that there is something, an answer that is one decides', () => {
  assertVerdicts([
    ['Has a budget', budget('5k_to_20k'), 'met'],
    ['Has a budget', budget('unknown', 'no idea'), 'unknown'],
    ['Has a budget', budget('unknown', 'still open'), 'unknown'],
    ['Has a budget', {}, 'unknown'],
    ['Has no budget', budget('5k_to_20k', '12k'), 'not_met'],
    ['Hat ein Budget', budget('5k_to_20k'), 'met'],
    ['The goal is clear', { goal: ['A shop', 'A shop'] }, 'met'],
    ['Has a goal', { goal: ['none', 'well, none'] }, 'unknown'],
    ['Has a goal', { goal: ['none', 'well'] }, 'unknown'],
    ['Has a small budget', budget('under_5k'), 'unknown'],
  ])
})

test('claims that are joined hold together, or one of them does', () => {
  const both = (a: string, b: string) => ({ ...size(a), ...budget(b) })
  assertVerdicts([
    ['At least 10 employees and a budget of at least 20,000', both('10_to_49', 'over_50k'), 'met'],
    ['At least 10 employees and a budget of at least 20,000', both('10_to_49', 'under_5k'), 'not_met'],
    ['At least 10 employees and a budget of at least 20,000', size('10_to_49'), 'unknown'],
    ['At least 50 employees, budget of 20,000 or more', both('50_to_249', '20k_to_50k'), 'met'],
    ['Fewer than 10 employees or a budget under 5,000', both('250_or_more', 'under_5k'), 'met'],
    ['Fewer than 10 employees or more than 249', size('250_or_more'), 'met'],
    ['Mindestens 10 Mitarbeiter und ein Budget ab 20.000', both('1_to_9', 'over_50k'), 'not_met'],
    ['A budget of at least 20,000 and a clear vision', budget('over_50k'), 'unknown'],
    ['A budget of at least 20,000 and a clear vision', budget('under_5k'), 'not_met'],
    ['Has no call or e-mail wish', call(false), 'unknown'],
  ])
})

test('what holds only under a condition is not judged', () => {
  assertVerdicts([
    ['Budget under 5k unless it is a charity', budget('under_5k'), 'unknown'],
    ['Budget unter 5.000, falls kein Verein', budget('under_5k'), 'unknown'],
  ])
})

test('guidance is asked where the description says nothing about an answer', () => {
  const { verdict } = verdictOf('A small company', size('1_to_9'), 'Fewer than 10 employees count as small.')
  assert.equal(verdict, 'met')
  assert.equal(verdictOf('A small company', size('1_to_9'), 'Ask nicely.').verdict, 'unknown')
})

test('a range that reaches across a limit is possible: unknown, with the words that make it so', () => {
  const possible = (description: string, given: Given) => {
    const { verdict, evidence } = verdictOf(description, given)
    return [verdict, evidence.map(({ quote }) => quote)]
  }
  const given = budget('5k_to_20k', '10–15k')
  assert.deepEqual(possible('Budget of at least 12,000', given), ['unknown', ['10–15k']])
  assert.deepEqual(possible('Budget of at least 12,000 and a clear vision', given), ['unknown', ['10–15k']])
  assert.deepEqual(possible('Budget of at least 16,000', given), ['not_met', ['10–15k']])
  assert.deepEqual(possible('Budget of at least 10,000', given), ['met', ['10–15k']])
})

test('an amount is read with the words around it in its message', () => {
  const slots = [slot(1, { key: 'budget', title: 'Budget' })]
  const verdict = (text: string, description: string) =>
    assess(
      endedConversation(
        slots,
        {
          answers: { budget: { value: '20k', quote: '20k', message_id: 1 } },
          said: [{ message_id: 1, text }],
        },
        { fit_criteria: [criterion(1, description)] },
      ),
    ).criteria[0]!.verdict
  assert.equal(verdict('Our budget is 20k.', 'Budget of at least 20,000'), 'met')
  assert.equal(verdict('We are 12 people, and have less than 20k.', 'Budget of at least 20,000'), 'not_met')
  assert.equal(verdict('At least 20k, maybe', 'Budget of at least 15,000'), 'met')
})

test('the same words are read from the day of the conversation', () => {
  const verdictOn = (today: string) =>
    assess(
      endedConversation(
        usualSlots,
        { answers: answersOf(timing('quarter', 'in March')), today },
        { fit_criteria: [criterion(1, 'Wants to start within a month')] },
      ),
    ).criteria[0]!.verdict
  assert.equal(verdictOn('2027-02-27'), 'unknown')
  assert.equal(verdictOn('2027-03-05'), 'met')
  assert.equal(verdictOn('2027-01-02'), 'not_met')
})

test('an option that is called like the time of a criterion is only one of the answers within it', () => {
  const enum_values = ['This quarter', 'This year', 'Next year']
  const slots = [slot(1, { key: 'start', title: 'Start', data_type: 'enum', enum_values })]
  const verdicts = enum_values.map(
    (value) =>
      assess(
        endedConversation(
          slots,
          { answers: answersOf({ start: [value, value] }), today: '2027-02-01' },
          { fit_criteria: [criterion(1, 'Can begin within this year')] },
        ),
      ).criteria[0]!.verdict,
  )
  assert.deepEqual(verdicts, ['met', 'met', 'not_met'])
})

test('options that name a time are read anew every day', () => {
  const slots = [
    slot(1, { key: 'start', title: 'Start', data_type: 'band', enum_values: ['This month', 'Later'] }),
  ]
  const conversation = endedConversation(
    slots,
    { answers: answersOf({ start: ['This month', 'fine'] }) },
    { fit_criteria: [criterion(1, 'Wants to start within a week')] },
  )
  const verdictOn = (today: string) => assess({ ...conversation, today }).criteria[0]!.verdict
  assert.deepEqual([verdictOn('2026-11-02'), verdictOn('2026-11-27')], ['unknown', 'met'])
})

test('a verdict carries the words of the answer it rests on; unknown carries none', () => {
  const evidenceOf = (description: string, given: Given) => verdictOf(description, given).evidence
  const given = { ...size('10_to_49', 'we are 25'), ...budget('over_50k', '60k'), ...call(true) }
  assert.deepEqual(evidenceOf('At least 10 employees', given), [{ message_id: 1, quote: 'we are 25' }])
  assert.deepEqual(evidenceOf('At least 10 employees and a budget of at least 20,000', given), [
    { message_id: 1, quote: 'we are 25' },
    { message_id: 2, quote: '60k' },
  ])
  assert.deepEqual(evidenceOf('Does not want a call', given), [{ message_id: 3, quote: 'yes please' }])
  assert.deepEqual(evidenceOf('Budget under 5k unless it is a charity', given), [])
})

test('every criterion is judged, in its order', () => {
  const fit_criteria = [
    criterion(9, 'Budget under 5k'),
    criterion(3, 'Something else'),
    criterion(5, 'Wants a call'),
  ]
  const { criteria } = assess(
    endedConversation(usualSlots, { answers: answersOf(call(true)) }, { fit_criteria }),
  )
  assert.deepEqual(
    criteria.map(({ fit_criterion_id, verdict }) => [fit_criterion_id, verdict]),
    [
      [9, 'unknown'],
      [3, 'unknown'],
      [5, 'met'],
    ],
  )
})

test('a yes to a question that denies is a no', () => {
  const slots = [slot(1, { key: 'no_newsletter', data_type: 'boolean', title: 'No newsletter' })]
  const judged = (description: string) =>
    assess(
      endedConversation(
        slots,
        { answers: answersOf({ no_newsletter: [true, 'right, none'] }) },
        { fit_criteria: [criterion(1, description)] },
      ),
    ).criteria[0]?.verdict
  assert.deepEqual([judged('Wants the newsletter'), judged('Wants no newsletter')], ['not_met', 'met'])
})

test('of two slots that could be meant, none is', () => {
  const slots = [
    slot(1, { key: 'budget_one', title: 'Budget' }),
    slot(2, { key: 'budget_two', title: 'Budget' }),
    slot(3, { key: 'media_budget', title: 'Media budget' }),
  ]
  const answers = answersOf({
    budget_one: ['20k', '20k'],
    budget_two: ['1k', '1k'],
    media_budget: ['5k', '5k'],
  })
  const judged = (description: string) =>
    assess(endedConversation(slots, { answers }, { fit_criteria: [criterion(1, description)] })).criteria[0]
  assert.equal(judged('Budget of at least 10k')?.verdict, 'unknown')
  assert.deepEqual(judged('Media budget of at least 10k')?.evidence, [{ message_id: 3, quote: '5k' }])
})

test('a description that goes on for long is no claim', () => {
  const long = `Budget of at least 20,000. ${'This is why. '.repeat(50)}`
  assert.equal(verdictOf(long, budget('over_50k')).verdict, 'unknown')
})

test('a slot may be named like something every object has', () => {
  const slots = [slot(1, { key: 'to_string', data_type: 'boolean', title: 'Newsletter' })]
  const fit_criteria = [criterion(1, 'Wants the newsletter')]
  assert.equal(assess(endedConversation(slots, {}, { fit_criteria })).criteria[0]?.verdict, 'unknown')
})

test('a free answer is compared by the one amount in it', () => {
  const slots = [slot(1, { key: 'seats', title: 'Seats', description: 'How many seats are needed.' })]
  const judged = (quote: string) =>
    assess(
      endedConversation(
        slots,
        { answers: answersOf({ seats: [quote, quote] }) },
        { fit_criteria: [criterion(1, 'Needs at least 20 seats')] },
      ),
    ).criteria[0]?.verdict
  assert.deepEqual(['about 40 seats', 'just 5', 'a few', '10 or maybe 30'].map(judged), [
    'met',
    'not_met',
    'unknown',
    'unknown',
  ])
})
