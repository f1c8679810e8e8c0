import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSmallTalk, smallTalkKind, withoutSmallTalk } from './index.ts'

test('greetings, thanks, goodbyes, insults, tests and talk about the agent are small talk', () => {
  for (const text of [
    'Hi!',
    'hello there, how are you doing today?',
    'hey hows your day going',
    'Good morning',
    'Thanks so much, bye!',
    'thank you for your help',
    'ok perfect, that’s all',
    'Have a great day!',
    'Are you a bot or a human?',
    'am I talking to a real person?',
    'What’s your name?',
    'tell me a joke',
    'you are useless',
    'This is a test',
    'test test test',
    'asdfgh',
    'aaaaaaa',
    '???',
    '👍👍',
    '12345',
    'Can you help me please?',
    'Hi, I have a question',
    'Hello? Is anyone there?',
  ])
    assert.equal(smallTalkKind(text, 'en'), 'small_talk', text)
})

test('the same in German, with and without umlauts', () => {
  for (const text of [
    'Hallo!',
    'Guten Tag, wie geht es Ihnen?',
    'Vielen Dank für die Hilfe, tschüss',
    'Schönen Tag noch',
    'Bist du ein Mensch oder ein Roboter?',
    'Spreche ich mit einer echten Person?',
    'Können Sie mir bitte helfen?',
    'koennen sie mich verstehen'.replace('oe', 'ö'),
    'Ich habe mal eine Frage',
    'du bist echt dumm',
    'Das ist nur ein Test',
    'Erzähl mir einen Witz',
  ])
    assert.equal(smallTalkKind(text, 'de'), 'small_talk', text)
})

test('a wish for a human being is told apart from other small talk', () => {
  for (const text of [
    'Can I talk to a human?',
    'Hi, I’d like to speak to someone please',
    'Could I please speak with a real person?',
    'agent',
    'connect me to a representative',
    'Can somebody call me back?',
    'Thanks, but I want to talk to a person',
    'I would rather talk to a person about that.',
    'I’d rather speak with someone directly',
  ])
    assert.equal(smallTalkKind(text, 'en'), 'wants_person', text)
  for (const text of [
    'Kann ich bitte mit einem Menschen sprechen?',
    'Ich möchte gerne mit einem Mitarbeiter reden',
    'Können Sie mich bitte zurückrufen?',
  ])
    assert.equal(smallTalkKind(text, 'de'), 'wants_person', text)
})

test('whatever asks or tells something is neither, however politely it is wrapped', () => {
  for (const text of [
    'Can I talk to someone about pricing on Saturdays?',
    'Hi, how are you? What does the workshop cost?',
    'Thanks! And do you also offer it in German?',
    'Who are your founders?',
    'How old is the company?',
    'Do you have a test environment?',
    'Can I speak to the agent who sold me the house?',
    'How can you help a bakery?',
    'Is anyone there on Sundays who can repair a bike?',
    'Are you open today?',
    'Do you sell robots?',
    'help with my invoice',
    'Where are you located?',
    'pricing',
    'I want to cancel',
  ])
    assert.equal(smallTalkKind(text, 'en'), null, text)
  for (const text of [
    'Was kostet das?',
    'Kann ich mit jemandem über Preise sprechen?',
    'Hallo, wo seid ihr?',
    'Preise',
  ])
    assert.equal(smallTalkKind(text, 'de'), null, text)
})

test('a language without phrases of its own is read with all that there are', () => {
  assert.ok(isSmallTalk('Hello!', 'fr'))
  assert.ok(isSmallTalk('Guten Abend', 'fr'))
  assert.ok(!isSmallTalk('Combien ça coûte ?', 'fr'))
})

test('sentences of small talk are taken off a question; nothing else is left out', () => {
  assert.equal(
    withoutSmallTalk('Hi! How are you today? I wonder what a logo costs.', 'en'),
    'I wonder what a logo costs',
  )
  assert.equal(withoutSmallTalk('Hello, what is it? Thanks!', 'en'), 'what is it')
  assert.equal(withoutSmallTalk('A logo, what is it?', 'en'), 'A logo, what is it')
  assert.equal(withoutSmallTalk('Hello!', 'en'), 'Hello!')
})
