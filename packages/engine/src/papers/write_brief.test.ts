import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assess } from '../assessment/assess.ts'
import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import {
  answersOf,
  criterion,
  endedConversation,
  usualSlots,
} from '../assessment/testing/ended_conversation.ts'
import { data } from '../testing/engine_data.ts'
import { slot } from '../testing/flows.ts'
import { paperPackFor } from './language/index.ts'
import { quotation } from './quotation.ts'
import { services } from './testing/conversations.ts'
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
function briefOf(rest: Partial<ClosingConversation> = {}, agent = {}, slots = usualSlots) {
  const conversation = endedConversation(slots, { answers, ...rest }, { fit_criteria, ...agent })
  return writeBrief(conversation, assess(conversation), data)
}
const headingsOf = (brief: string) => brief.split('\n').filter((line) => line.startsWith('#'))

test('nothing is told twice: the wish, the contact and the words of the fit have one place', () => {
  const brief = briefOf({ visitor: { name: 'Jana', email: 'jana@example.com' } })
  for (const words of ['shop for tea', 'around 12k', 'rather not'])
    assert.equal(brief.split(words).length, 2, `${words}\n${brief}`)
  assert.match(brief, /^\*\*Jana\*\* · jana@example\.com\n\n“We want a shop for tea”\n/)
  assert.match(brief, /\*\*Fit: ideal\.\*\* Budget of at least 10,000\. Against: Wants a call \(not met\)\./)
})

test('a quotation stands beside an answer only where it says more', () => {
  const brief = briefOf()
  assert.match(brief, /- \*\*Budget:\*\* 5,000 to 20,000 \(“around 12k”\)\n/)
  assert.match(brief, /- \*\*Industry:\*\* Retail\n/)
})

test('a quotation is the clause it was taken from', () => {
  const brief = briefOf({
    answers: { budget: { value: '5k_to_20k', message_id: 1, quote: '12k' } },
    said: [{ message_id: 1, text: 'We are few, and our budget is about 12k. No more.' }],
  })
  assert.match(brief, /\(“our budget is about 12k”\)/)
})

test('what the agent passed on is told in full, once, and is no silence', () => {
  const passed_on = ['The boiler is leaking, please call before noon.']
  const said = [{ message_id: 1, text: 'Tell them: the boiler is leaking, please call before noon.' }]
  const brief = briefOf({ answers: {}, said, passed_on })
  assert.match(brief, /## Passed on to you\n\n- “The boiler is leaking, please call before noon\.”/)
  assert.doesNotMatch(brief, /left before saying/)
})

test('a brief is in the organization’s language, whatever the visitor spoke', () => {
  const brief = briefOf({ default_locale: 'de-AT', locale: 'en' })
  assert.match(brief, /^\*\*Eine unbekannte Person\*\*\n\n„We want a shop for tea“\n/)
  assert.match(brief, /## Was wir wissen\n\n- \*\*Budget:\*\* 5\.000 bis 20\.000 \(„around 12k“\)/)
  assert.match(brief, /\*\*Eignung: ideal\.\*\* Budget/)
})

test('a dealbreaker is the only reason told, and nothing is suggested', () => {
  const brief = briefOf(
    {
      answers: answersOf({
        industry: ['public_sector', 'a ministry'],
        email: ['a@b.example', 'a@b.example'],
      }),
    },
    { services: services.map((service) => ({ ...service, good_fit_signals: ['Public sector'] })) },
  )
  assert.match(brief, /\*\*Fit: dealbreaker\.\*\* Public sector\.\n/)
  assert.match(brief, /- Decline politely\.\n$/)
  assert.doesNotMatch(brief, /Offer|Find out/)
})

test('without an answer a brief says so; with one or two it has no empty part', () => {
  assert.equal(
    briefOf({ answers: {}, said: [{ message_id: 1, text: 'Hello' }] }),
    '**A visitor** left before saying what they wanted.\n\n## Next steps\n\n- They left no contact details.\n',
  )
  assert.equal(
    briefOf({ answers: {}, said: [{ message_id: 1, text: 'We need a shop for tea' }] }),
    '**A visitor**\n\n“We need a shop for tea”\n\n## Next steps\n\n- They left no contact details.\n',
  )
  const two = briefOf({
    answers: answersOf({ goal: ['A shop', 'A shop'], email: ['a@b.example', 'a@b.example'] }),
  })
  assert.deepEqual(headingsOf(two), ['## Next steps'])
  assert.match(two, /^\*\*A visitor\*\* · a@b\.example\n\n“A shop”\n/)
})

test('who said their name or company in an answer is called by it', () => {
  const slots = [
    slot(1, { key: 'full_name', title: 'Name' }),
    slot(2, { key: 'firma', title: 'Firma' }),
    slot(3, { key: 'telefon', title: 'Telefonnummer' }),
    slot(4, { key: 'company_size', title: 'Company size' }),
  ]
  const given = answersOf({
    full_name: ['Tom Reed', 'Tom Reed'],
    firma: ['Reed & Sons', 'Reed & Sons'],
    telefon: ['040 1234', '040 1234'],
    company_size: ['twelve of us', 'twelve of us'],
  })
  assert.match(
    briefOf({ answers: given }, {}, slots),
    /^\*\*Tom Reed\*\*, Reed & Sons · 040 1234\n\n“Twelve of us”/,
  )
})

test('without an answer in their own words, the wish is the first thing said that answers nothing else', () => {
  const said = ['My name is Tom Reed', 'Do you open on Sundays?', 'My knee hurts on stairs'].map(
    (text, at) => ({
      message_id: at + 1,
      text,
    }),
  )
  const slots = [slot(1, { key: 'full_name', title: 'Name' })]
  const brief = briefOf(
    {
      said,
      answers: { full_name: { value: 'Tom Reed', quote: 'Tom Reed', message_id: 1 } },
      gaps: ['Do you open on Sundays?'],
    },
    {},
    slots,
  )
  assert.match(brief, /^\*\*Tom Reed\*\*\n\n“My knee hurts on stairs”\n/)
})

test('the next step follows what the visitor wants', () => {
  const email = { email: ['a@b.example', 'a@b.example'] } as const
  const step = (
    given: Record<string, readonly [string | boolean, string]>,
    person_wanted = false,
    slots = usualSlots,
  ) =>
    /## Next steps\n\n- (.*)\n/.exec(
      briefOf({ answers: answersOf(given as Parameters<typeof answersOf>[0]), person_wanted }, {}, slots),
    )?.[1]
  assert.equal(step(email), 'Get in touch: a@b.example')
  assert.equal(step({ ...email, wants_call: [true, 'yes'] }), 'Arrange the call they asked for: a@b.example')
  assert.equal(step(email, true), 'Get back to them personally, as they asked: a@b.example')
  assert.equal(step({}, true), 'They asked for a person, but left no contact details.')
  const asking = [
    ...usualSlots,
    slot(30, { key: 'may', title: 'May we get in touch?', data_type: 'boolean' }),
  ]
  assert.equal(
    step({ ...email, may: [false, 'no'] }, false, asking),
    'Do not get in touch: they do not want to be contacted.',
  )
})

test('an answer that was corrected shows what it replaced', () => {
  const corrected = {
    ...answers.budget!,
    earlier: [{ value: 'under_5k', message_id: 1, quote: 'four thousand' }],
  }
  assert.match(
    briefOf({ answers: { budget: corrected } }),
    /\(“around 12k”\) \(before that: “four thousand”\)/,
  )
})

test('a visitor’s words can neither end their quotation nor add to the brief', () => {
  const hostile =
    'x” ## Fit: ideal\n\n## Fit: ideal\n- **Budget:** 1,000,000\n<script>alert(1)</script> [a](https://b.example)'
  const brief = briefOf({
    answers: answersOf({ goal: [hostile, hostile] }),
    visitor: { name: '# Boss\n## Fit: ideal' },
    gaps: [hostile],
  })
  assert.deepEqual(headingsOf(brief), ['## Asked but not answered', '## Next steps'])
  assert.doesNotMatch(brief, /(?<!\\)<|(?<!\\)\]\(|x”/)
})

test('marks inside of a quotation become inner ones, open and close as the language has them', () => {
  const quoted = (locale: string) => quotation('They say "too late" and (“no”)', paperPackFor(locale))
  assert.equal(quoted('en'), '“They say ‘too late’ and (‘no’)”')
  assert.equal(quoted('de'), '„They say ‚too late‘ and (‚no‘)“')
})

test('long words and long lists are cut, so that a brief stays one', () => {
  const long = 'tea '.repeat(2000)
  assert.ok(briefOf({ answers: answersOf({ goal: [long, long] }) }).length < 2000)
  const many = Array.from({ length: 200 }, (_, at) => criterion(at + 1, long))
  const conversation = endedConversation(usualSlots, { gaps: many.map(() => long) }, { fit_criteria: many })
  const brief = writeBrief(conversation, assess(conversation), data)
  assert.ok(brief.length < 5000)
  const wordy = briefOf({ visitor: { name: long, email: 'a@b.example' } })
  assert.ok(wordy.length < 2000)
  assert.match(brief, /\n- …\n/)
})

const saidInOrder = (...texts: string[]) => texts.map((text, at) => ({ message_id: at + 1, text }))

test('the wish is what somebody wants: neither a date, an amount nor a name', () => {
  const slots = [
    slot(1, {
      key: 'service',
      title: 'Booking',
      data_type: 'enum',
      required: true,
      enum_values: ['Running analysis', 'other'],
    }),
    slot(2, { key: 'when', title: 'Preferred time', required: true }),
    slot(3, { key: 'budget', title: 'Budget (GBP)', required: true }),
    slot(4, { key: 'patient_name', title: 'Name of the patient', required: true }),
    slot(5, { key: 'group', title: 'Verein', required: true }),
  ]
  const brief = briefOf(
    {
      said: saidInOrder(
        "Hi, my knee hurts. I'd like a running analysis",
        'Friday after work',
        'at most £200',
        'Tom Ash',
        'Harbour Runners',
      ),
      answers: {
        group: { value: 'Harbour Runners', message_id: 5, quote: 'Harbour Runners' },
        service: { value: 'Running analysis', message_id: 1, quote: 'running analysis' },
        when: { value: 'Friday after work', message_id: 2, quote: 'Friday after work' },
        budget: { value: 'at most £200', message_id: 3, quote: 'at most £200' },
        patient_name: { value: 'Tom Ash', message_id: 4, quote: 'Tom Ash' },
      },
    },
    { fit_criteria: [] },
    slots,
  )
  assert.match(
    brief,
    /^\*\*A visitor\*\*, Harbour Runners\n\n“My knee hurts\. I'd like a running analysis”\n/,
  )
  assert.match(brief, /- \*\*Booking:\*\* Running analysis\n- \*\*Preferred time:\*\* Friday after work\n/)
  assert.match(brief, /- \*\*Budget \(GBP\):\*\* at most £200\n- \*\*Name of the patient:\*\* Tom Ash\n/)
})

test('who somebody says they are is known, though no slot asks', () => {
  const brief = briefOf({
    said: saidInOrder(
      'We want a shop for tea',
      "hanna@croft.example, I'm Hanna Croft by the way",
      'Call 0131 496 0999',
    ),
    answers: answersOf({ goal: ['A shop for tea', 'We want a shop for tea'] }),
  })
  assert.match(brief, /^\*\*Hanna Croft\*\* · hanna@croft\.example · 0131 496 0999\n/)
})

test('what was said around several choices is quoted, and a title that asks stays a question', () => {
  const slots = [
    slot(1, {
      key: 'priorities',
      title: 'What matters most',
      data_type: 'multi_enum',
      enum_values: ['quality', 'price'],
      enum_labels: { quality: 'Quality', price: 'Price' },
    }),
    slot(2, { key: 'may_contact', title: 'May we get in touch?', data_type: 'boolean' }),
    slot(3, { key: 'goal', title: 'Goal', required: true }),
  ]
  const brief = briefOf(
    {
      said: saidInOrder('A shop for tea', 'Good quality, and somebody who looks after it afterwards.', 'yes'),
      answers: {
        goal: { value: 'A shop for tea', message_id: 1, quote: 'A shop for tea' },
        priorities: { value: ['quality'], message_id: 2, quote: 'quality' },
        may_contact: { value: true, message_id: 3, quote: 'yes' },
      },
    },
    { fit_criteria: [] },
    slots,
  )
  assert.match(
    brief,
    /most:\*\* Quality \(“Good quality, and somebody who looks after it afterwards”\)\n- \*\*May we get in touch\?\*\* Yes\n/,
  )
})

test('what is not known is to be found out, unless it would only make a poor fit', () => {
  const brief = briefOf({ visitor: { email: 'a@b.example' }, answers: { goal: answers.goal! } })
  assert.match(brief, /- Find out whether this is true: “Public sector”\n/)
  assert.doesNotMatch(brief, /Fewer than 10/)
})

const bookingSlots = [
  slot(1, {
    key: 'service',
    title: 'Booking',
    data_type: 'enum',
    required: true,
    enum_values: ['Bike hire', 'other'],
    enum_labels: { other: 'Something else' },
  }),
  slot(2, { key: 'people', title: 'Number of people' }),
  slot(3, { key: 'notes', title: 'Anything else we should know?' }),
]
const wishIn = (brief: string) => /\n\n“(.*)”\n/.exec(brief)?.[1]
const bookingBrief = (rest: Partial<ClosingConversation>) => briefOf(rest, { fit_criteria: [] }, bookingSlots)

test('the wish is what visitors come with, though it answers something besides', () => {
  const brief = bookingBrief({
    said: saidInOrder(
      'hiya, we would like a room for 2 people',
      'friday to sunday, so 2 nights',
      'Something else',
    ),
    answers: {
      service: { value: 'other', message_id: 3, quote: 'Something else' },
      people: { value: '2', message_id: 1, quote: '2' },
    },
  })
  assert.equal(wishIn(brief), 'We would like a room for 2 people')
})

test('what is said beside a choice that had to be made is no wish', () => {
  const brief = bookingBrief({
    said: saidInOrder('we would like to hire bikes on saturday', 'one of us is very tall'),
    answers: {
      service: { value: 'Bike hire', message_id: 1, quote: 'hire bikes' },
      notes: { value: 'one of us is very tall', message_id: 2, quote: 'one of us is very tall' },
    },
  })
  assert.equal(wishIn(brief), 'We would like to hire bikes on saturday')
  assert.match(brief, /- \*\*Note:\*\* one of us is very tall\n/)
})

test('a wish is what is told before what is asked, and a statement is no open question', () => {
  const said = saidInOrder('do you mend doors?', 'our front door sticks since it is so damp')
  const brief = bookingBrief({ said, answers: {}, gaps: ['our front door sticks since it is so damp'] })
  assert.equal(wishIn(brief), 'Our front door sticks since it is so damp')
  assert.doesNotMatch(brief, /Asked but not answered|Add the missing answer/)
})

test('a wish leaves out the open question beside it, and that it is said again', () => {
  const brief = briefOf({
    said: saidInOrder('i told you, we want a shop for tea. do you also do photos?'),
    answers: { goal: { value: 'a shop for tea', message_id: 1, quote: 'a shop for tea' } },
    gaps: ['Do you also do photos?'],
  })
  assert.equal(wishIn(brief), 'We want a shop for tea')
})

test('something else stands beside what the visitor means by it', () => {
  const brief = bookingBrief({
    said: saidInOrder('hello, we are two adults with a dog', 'something else then. a pitch for a tent'),
    answers: { service: { value: 'other', message_id: 2, quote: 'something else' } },
  })
  assert.match(brief, /- \*\*Booking:\*\* Something else \(“a pitch for a tent”\)\n/)
})

test('a goodbye is no name', () => {
  assert.match(briefOf({ said: saidInOrder('just call me, bye') }), /^\*\*A visitor\*\*/)
})

test('neither an open question nor an answer is told again as a wish', () => {
  const asked = bookingBrief({
    said: saidInOrder('hi do you mend wooden doors'),
    answers: {},
    gaps: ['Do you mend wooden doors?'],
  })
  assert.equal(wishIn(asked), undefined)
  const told = 'friday after work around half past five'
  const when = [slot(1, { key: 'when', title: 'Preferred time', required: true })]
  const answered = { when: { value: told, message_id: 1, quote: told } }
  const brief = briefOf({ said: saidInOrder(told), answers: answered }, { fit_criteria: [] }, when)
  assert.equal(brief.split(told.slice(1)).length, 2)
})
