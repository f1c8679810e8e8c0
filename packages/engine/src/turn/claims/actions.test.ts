import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bakery, bikes, consulting, software } from '../../testing/claim_pages.ts'
import { assertPass, assertRefused, groundsOf } from '../../testing/claims.ts'
import { claimsAction, refusalOf } from './index.ts'

const noted = [
  'I’ve noted three bikes.',
  'Noted.',
  'That’s recorded.',
  'I’ve changed that to three.',
  'Ich habe zwei Brote notiert.',
  'Das ist vermerkt.',
]
const passedOn = [
  'I’ve passed that on to the team.',
  'I’ll let the team know.',
  'The team has been informed.',
  'They’ll call you back.',
  'Callum will get back to you.',
  'Ich habe Ihre Nummer weitergegeben.',
  'Das Team meldet sich bei Ihnen.',
  'Wir rufen Sie zurück.',
]
const papers = ['You’ll get the summary by email.', 'Sie erhalten die Zusammenfassung per E-Mail.']
const deeds = [
  'I’ve booked two bikes for you.',
  'Your table is reserved.',
  'Your order has been cancelled.',
  'I’m booking that for you now.',
  'Let me book that for you.',
  'I’ve sent you an email.',
  'I’ve checked the calendar.',
  'I’ve unlocked your account.',
  'Booked!',
  'You’re all set.',
  'Ich habe einen Tisch für Sie reserviert.',
  'Ihr Termin ist gebucht.',
  'Ich storniere das für Sie.',
  'Der Betrag wurde Ihnen überwiesen.',
  'Ich habe Ihr Konto entsperrt.',
]
const talk = (sentences: readonly string[]) => sentences.map((sentence) => ['', sentence] as const)

describe('what the agent says it did', () => {
  test('is refused if no tool did it', () => {
    assertRefused(bikes, 'action', talk([...noted, ...passedOn, ...papers, ...deeds]))
  })

  test('passes if a tool did it', () => {
    assertPass(bikes, talk(noted), { done: ['recorded'] })
    for (const action of ['left_message', 'handed_over', 'reported_gap'] as const)
      assertPass(bikes, talk(passedOn), { done: [action] })
    assertPass(bikes, talk(papers), { done: ['promised_document'] })
  })

  test('is refused if another tool did something', () => {
    assertRefused(bikes, 'action', talk([...passedOn, ...papers, ...deeds]), { done: ['recorded'] })
    assertRefused(bikes, 'action', talk(deeds), {
      done: ['recorded', 'left_message', 'promised_document', 'recapped'],
    })
    assertRefused(bikes, 'action', [['', 'I’ve noted that and sent you a confirmation.']], {
      done: ['recorded'],
    })
  })

  test('is refused with what would help', () => {
    const because = (sentence: string) => refusalOf(sentence, groundsOf(bikes))!.because
    assert.match(
      because('Sure, I’ve passed that on.'),
      /^"I’ve passed that on" says that it was done, but .*leave_message/,
    )
    assert.match(because('I’ll book it.'), /^"I’ll book it" promises it, but no tool has done it/)
  })
})

describe('no claim of the agent', () => {
  test('is an offer, a question or a condition', () => {
    assertPass(bikes, [
      [
        '',
        'If you give me your number, I’ll pass it on.',
        'Shall I pass that on?',
        'I can note that for you.',
      ],
      [
        '',
        'Give me your number, and I’ll pass it on.',
        'Just send me your dates.',
        'Then I’ll pass them on.',
      ],
      ['', 'Once you’ve booked, you’re all set.', 'You can book online.', 'I’d be happy to ask the team.'],
      ['', 'Dann nennen Sie mir Ihre E-Mail-Adresse, und ich gebe es weiter.', 'Soll ich das weitergeben?'],
      [
        '',
        'Wenn Sie mögen, leite ich das weiter.',
        'Nennen Sie mir Ihre Nummer.',
        'Dann gebe ich sie weiter.',
      ],
    ])
  })

  test('is what was not done', () => {
    assertPass(bikes, [
      ['', 'I can’t book anything.', 'Nothing has been booked yet.', 'I haven’t sent anything.'],
      [
        '',
        'Es ist noch nichts gebucht.',
        'Ich kann das nicht stornieren.',
        'Der Termin ist noch nicht bestätigt.',
      ],
    ])
  })

  test('is what the visitor did or said', () => {
    assertPass(bikes, [
      [
        'I booked two bikes yesterday',
        'You’ve booked two bikes, then.',
        'Your bikes are booked, as you say.',
      ],
      [
        'Ich habe eine Torte bestellt',
        'Sie haben eine Torte bestellt.',
        'Ihre Torte ist bestellt, schreiben Sie.',
      ],
    ])
    assertRefused(bikes, 'action', [['please book two bikes', 'Your bikes are booked.']])
  })

  test('is what the organization does for everybody', () => {
    assertPass(bikes, [
      [
        '',
        'We’ll refund everything if it storms.',
        'Somebody will answer your e-mail within one working day.',
      ],
    ])
    assertPass(bakery, [['', 'Auf Wunsch schicken wir Ihnen die Liste der Zutaten per E-Mail.']])
    assertPass(consulting, [
      [
        '',
        'You’ll get a written proposal within five working days.',
        'Callum will answer your enquiry on the same working day.',
      ],
      ['', 'We’ve carried out 148 projects.', 'Every Friday people get a page.'],
    ])
    assertPass(software, [['', 'Tokens expire after 365 days.', 'The period is closed.']])
  })

  test('is what it read, thought or said', () => {
    assertPass(bikes, [
      [
        '',
        'I’ve read your message.',
        'I’ve listed the prices for you.',
        'I’ll tell you more about the routes.',
      ],
      ['', 'Ich habe Ihre Frage verstanden.', 'Ich habe Ihnen die Preise genannt.'],
    ])
  })
})

test('a claim beside a question stays a claim', () => {
  assertRefused(bikes, 'action', [
    ['', 'I’ve booked it – anything else?', 'I’ve booked it, is that ok?'],
    ['', 'Kein Problem, ich habe den Termin verschoben.'],
  ])
})

test('sentences that claim something are known before it is known what was done', () => {
  for (const sentence of [...noted, ...passedOn, ...papers, ...deeds])
    assert.ok(claimsAction(sentence), sentence)
  for (const sentence of ['Shall I pass that on?', 'An e-bike is £42.', 'Das Brot kostet 6,40 Euro.'])
    assert.equal(claimsAction(sentence), false, sentence)
})
