import assert from 'node:assert/strict'
import { test } from 'node:test'
import { say } from './testing/say.ts'

const prices = {
  language: 'de',
  trail: ['Preise'],
  text: 'Leistung | Dauer | Preis\nGymnastik | 20 Minuten | 32 €\nKlassische Massage | 30 Minuten | 36 €\nKlassische Massage | 50 Minuten | 58 €\nErstbefund mit Plan | 50 Minuten | 85 €\n\nFür Massagen gibt es eine Zehnerkarte.\n\nNur mit Termin.',
}

test('a row is asked for by what it is called before more is said about it', () => {
  assert.equal(
    say(prices, 'Was kostet der Erstbefund?'),
    'Preise:\n- Erstbefund mit Plan: 50 Minuten, 85 €\nNur mit Termin.',
  )
})

test('rows are asked for by what they are, with what is said of them, and never by what comes on top', () => {
  assert.equal(
    say(prices, 'Was kostet ne Massage?'),
    'Preise:\n- Klassische Massage: 30 Minuten, 36 €\n- Klassische Massage: 50 Minuten, 58 €\nFür Massagen gibt es eine Zehnerkarte.\nNur mit Termin.',
  )
  const text = 'Who | A night\nGrass pitch | £16\nFurther adult | £6\nSecond car | £4'
  assert.match(say({ trail: ['Pitches'], text }, 'how much for adults'), /Grass pitch/)
  assert.equal(say({ trail: ['Pitches'], text }, 'what about a car'), 'Pitches (A night):\n- Second car: £4')
})

test('what limits all rows is told with one of them, what is about others is not', () => {
  assert.doesNotMatch(say(prices, 'Was kostet Gymnastik?'), /Zehnerkarte/)
  assert.match(say(prices, 'Was kostet Gymnastik?'), /Nur mit Termin\.$/)
  const said = say(
    { ...prices, text: `${prices.text}\n\nNur Massagen lassen sich verschenken.` },
    'Was kostet Gymnastik?',
  )
  assert.doesNotMatch(said, /verschenken/)
})

test('a word that only holds the question together brings in nothing', () => {
  const text = 'Who | Price\nCat | £58\nDog | £92\n\nWe sell food and leads.'
  assert.equal(say({ trail: ['Prices'], text }, 'and for a cat'), 'Prices:\n- Cat: £58')
})

test('who asks on about an amount is told the row of what was talked about that has it', () => {
  assert.equal(
    say(prices, 'Was kostet die 50 min?', 'Massage'),
    'Preise:\n- Klassische Massage: 50 Minuten, 58 €\nNur mit Termin.',
  )
  assert.match(say(prices, 'Was kostet die 50 min?'), /Massage: 50 Minuten, 58 €\n- Erstbefund/)
  assert.match(say(prices, 'Was kostet die 90 min?'), /Gymnastik/)
  assert.match(say(prices, 'Was kosten 30 oder 50 min?', 'Massage'), /30 Minuten, 36 €\n.*50 Minuten, 58 €/)
  const text = 'Tag | Zeiten\nMontag | 8 bis 18 Uhr\nFreitag | 8 bis 20 Uhr'
  const hours = { language: 'de', trail: ['Zeiten'], text }
  assert.match(say(hours, 'Ist um 18 Uhr noch auf?'), /Freitag/)
})

test('what all rows are tells none of them from the others', () => {
  const text = 'Course | Price\nSix-Week Course | £165\nTaster | £20'
  assert.match(say({ trail: ['Courses'], text }, 'do I need a course'), /Taster/)
})

test('who asks for a price is not told of rows that state none', () => {
  const text = 'What | Solo\nColours and fonts | yes\nMonthly | £90'
  assert.match(say({ trail: ['Plans'], text }, 'what does it cost for colours'), /£90/)
})

test('of rows that are asked for by what they are, those that share another word with the question are told as well', () => {
  const text = 'What | Price\nGas service | £89\nOil service | £129\nGas check | £35'
  assert.equal(
    say({ trail: ['Yearly'], text }, 'oil check'),
    'Yearly:\n- Oil service: £129\n- Gas check: £35',
  )
})

test('in German a row is asked for by a word that opens with its name', () => {
  const text = 'Wer | Ort\nBeckenboden nach der Geburt | Saal\nRücken | Halle'
  assert.equal(
    say({ language: 'de', trail: ['Plan'], text }, 'wo ist der Beckenbodenkurs'),
    'Plan:\n- Beckenboden nach der Geburt: Saal',
  )
})

test('what is asked for by its first words goes before what is of a kind', () => {
  const text = 'What | Price\nCat, indoors | £58\nDog, large | £84\nYearly check | £30'
  assert.equal(say({ trail: ['Fees'], text }, 'a cat check'), 'Fees:\n- Cat, indoors: £58')
})

test('a word that joins others is no name of an item', () => {
  const text = 'Who | Price\nDog and wolf | £84\nPig and hen | £58\nCat | £30'
  assert.equal(say({ trail: ['Fees'], text }, 'me and the dog'), 'Fees:\n- Dog and wolf: £84')
})

test('an item is asked for by a number in its name', () => {
  const text = 'Room | Bed\nRoom 112 upstairs | large\nRoom 114 upstairs | small\nHall | none'
  assert.equal(say({ trail: ['House'], text }, 'what is in 112'), 'House:\n- Room 112 upstairs: large')
})

test('what introduces a list is told with the item that was asked for', () => {
  const text = 'Here you go:\n\n- Cat: £58\n- Dog: £92'
  assert.equal(say({ trail: ['Fees'], text }, 'a cat'), 'Here you go:\n- Cat: £58')
})
