import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heading, paragraph } from '../../../knowledge/testing/passages.ts'
import { isFormal } from '../../../wording/formality.ts'
import { wordingPackFor } from '../../../wording/language/index.ts'
import { materialOf, page } from '../testing/material.ts'
import { proposeVoice } from './propose_voice.ts'

const voiceOf = (locale: string, ...texts: string[]) =>
  proposeVoice(materialOf(locale, page('Start', '', heading(1, 'Start'), ...texts.map(paragraph))), {
    name: 'Linde',
  })

const formal = [
  'Wir beraten Sie in Ruhe. Wenn Sie Fragen haben, rufen Sie uns an. Ihre Unterlagen können Sie uns schicken.',
  'Vor dem Termin bekommen Sie eine Liste. Danach sehen wir Ihre Zahlen durch. Wir freuen uns auf Sie!',
  'Gerne kommen wir zu Ihnen. Gerne beraten wir Sie auch am Telefon. Sie erreichen uns ab acht Uhr.',
]

test('who writes "Sie" is formal, and the builtin wordings follow that', () => {
  const voice = voiceOf('de', ...formal)!
  assert.equal(voice.payload.formality, 'Förmlich, mit „Sie“.')
  assert.equal(isFormal({ formality: String(voice.payload.formality) }, wordingPackFor('de')), true)
  assert.deepEqual(voice.payload.languages, ['de'])
  assert.equal(voice.payload.name, 'Die Stimme von Linde')
  assert.deepEqual(voice.payload.preferred_phrases, ['gerne'])
  assert.equal(voice.payload.sign_off_style, 'Mit „Wir freuen uns auf Sie!“ verabschieden.')
})

test('who writes "du" or "ihr" is informal, with their own greeting and emoji', () => {
  const voice = voiceOf(
    'de',
    'Moin! Schön, dass du da bist. Komm vorbei, wenn du magst. Bring deine Matte mit. 😊 Wir zeigen dir alles.',
    'Du brauchst nichts zu können. Dein erster Abend ist frei! Frag uns, wenn dir etwas fehlt. Wir haben Zeit für dich! Du findest uns am Markt. Bis bald!',
  )!
  assert.equal(voice.payload.formality, 'Informell, mit „du“.')
  assert.equal(isFormal({ formality: String(voice.payload.formality) }, wordingPackFor('de')), false)
  const rules = voice.payload.tone_rules as string[]
  assert.ok(rules.includes('Mit „Moin“ begrüßen.'))
  assert.ok(rules.some((rule) => rule.includes('😊')))
  assert.ok(rules.some((rule) => rule.startsWith('Ein Ausrufezeichen ab und zu')))
  assert.ok(rules.some((rule) => rule.startsWith('Kurze Sätze')))
  assert.equal(voice.payload.sign_off_style, 'Mit „Bis bald!“ verabschieden.')
})

test('who mixes the forms of address gets none', () => {
  const mixed = voiceOf(
    'de',
    ...formal,
    'Du und dein Hund. Wir helfen dir und dich rufen wir an. Wenn du magst, gehört dir und dich und deine Zeit und dein Geld uns, und du und dir und dich und dein.',
  )!
  assert.equal(mixed.payload.formality, undefined)
})

test('contractions tell how formal English is', () => {
  const relaxed = voiceOf(
    'en',
    "We're a small studio. We'll tell you what we think. You don't need a brief. It's fine to call. We can't promise the moon.",
    "Here's how we work. You'll talk to the people who do it. That's all. I think so.",
  )!
  assert.match(String(relaxed.payload.formality), /^Informal, with contractions such as/)
  const strict = voiceOf(
    'en',
    'We are a small office. We do not advertise. You will speak to a partner. It is best to call. We have offices in Leeds.',
    'We are open every day. You are welcome to write. We will reply. It is what we promise.',
  )!
  assert.equal(strict.payload.formality, 'Formal, without contractions.')
  assert.ok(isFormal({ formality: String(strict.payload.formality) }, wordingPackFor('en')))
  assert.ok((strict.payload.tone_rules as string[]).includes('Refer to the organization as "we".'))
})

test('one person speaks as one', () => {
  const alone = voiceOf(
    'en',
    'I photograph weddings. I work alone. I like rain. My pictures are quiet. I reply the same day. I drive. I bring two cameras. My prices are on this page. I love it.',
  )!
  assert.ok((alone.payload.tone_rules as string[]).includes('Speak as one person: "I", not "we".'))
})

test('too little text is no voice, and terms are nobody’s voice', () => {
  assert.equal(voiceOf('en', 'We are here. Call us.'), undefined)
  const terms = materialOf(
    'en',
    page('Terms', 'terms', ...formal.map(paragraph), paragraph('It is so. '.repeat(20))),
  )
  assert.equal(proposeVoice(terms, { name: 'Linde' }), undefined)
})

test('a second language that much is written in belongs to the voice', () => {
  const german = page('Über uns', 'de', ...formal.map(paragraph))
  const english = page(
    'About',
    'en',
    paragraph(
      'We are a small office and we are happy to help you with what you need. You can call us at any time.',
    ),
  )
  assert.deepEqual(proposeVoice(materialOf('de', german, english), { name: 'Linde' })!.payload.languages, [
    'de',
    'en',
  ])
})

test('a voice cites facts in which it can be heard', () => {
  assert.ok(voiceOf('de', ...formal)!.fact_ids.length > 0)
})
