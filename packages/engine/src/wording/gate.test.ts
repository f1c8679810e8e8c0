import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sentencesOf as sentencesIn } from '../knowledge/sentences.ts'
import { createGate } from './gate.ts'
import { findUngrounded } from './grounding/grounds.ts'
import { replySentences, sentenceHash, sentenceHashes } from './sentence_hash.ts'

const gateWith = (overrides: Partial<Parameters<typeof createGate>[0]> = {}) =>
  createGate({ said: [], voice: null, grounds: [], mayAsk: true, ...overrides })
const because = (admission: ReturnType<ReturnType<typeof gateWith>['admit']>) =>
  admission.ok ? 'ok' : admission.because

test('the sentences of a reply are those that reading finds, line by line', () => {
  const part = fc.constantFrom('Good', 'a', ' ', '  ', '.', '! ', '?', '…', '\n', '10.5', 'z. B.', '„', '“')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      assert.deepEqual(
        replySentences(text),
        text.split('\n').flatMap((line) => sentencesIn(line, null)),
      )
    }),
  )
})

test('a sentence that was said before is refused, also when only its marks differ', () => {
  const gate = gateWith({ said: [sentenceHash('I am always happy to help.')] })
  assert.equal(because(gate.admit('i am always happy  to help!')), 'said_before')
  assert.equal(because(gate.admit('Gladly.')), 'ok')
  assert.equal(because(gate.admit('Gladly!')), 'said_before')
})

test('a courtesy may be said again, but not twice running; a question may not', () => {
  const since = ['One thing.', 'Two things.', 'Three of them.', 'Four.', 'Five.', 'Six.'].map(sentenceHash)
  const said = [sentenceHash('Thank you.'), sentenceHash('Why?'), ...since]
  assert.equal(because(gateWith({ said }).admit('Thank you.')), 'ok')
  assert.equal(because(gateWith({ said }).admit('Why?')), 'said_before')
  assert.equal(because(gateWith({ said: [...since, said[0]!] }).admit('Thank you.')), 'said_before')
})

test('what has to be said again is let out, the latest last', () => {
  const again = ['I do not know what that costs.']
  const latest = gateWith({ said: again.map(sentenceHash) })
  assert.equal(because(latest.admitAll(again, 'earlier')), 'said_before')
  assert.equal(because(latest.admitAll(again, 'all')), 'ok')
  const since = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']
  const earlier = gateWith({ said: [...again, ...since].map(sentenceHash) })
  assert.equal(because(earlier.admitAll(again, 'earlier')), 'ok')
})

test('a mark is seven characters, and tells sentences apart', () => {
  const marks = sentenceHashes('One thing. Another thing. Ein Satz! 1,000 euros. 1,001 euros.')
  assert.equal(new Set(marks).size, 5)
  for (const mark of marks) assert.match(mark, /^[0-9a-z]{7}$/)
})

test('a sentence with a banned phrase is refused', () => {
  assert.equal(because(gateWith({ voice: { banned_phrases: ['deal'] } }).admit('What a Deal!')), 'banned')
})

test('one question is let out at most, and none where none may be asked', () => {
  const gate = gateWith()
  assert.equal(because(gate.admit('Is it this? or that?')), 'second_question')
  assert.equal(because(gate.admit('Is it this?')), 'ok')
  assert.equal(because(gate.admit('Is it “that?”')), 'second_question')
  assert.equal(because(gate.admit('See our pages.')), 'ok')
  assert.equal(because(gateWith({ mayAsk: false }).admit('Is it this?')), 'second_question')
})

test('several sentences are let out together or not at all', () => {
  const gate = gateWith()
  assert.equal(because(gate.admitAll(['Is it this?', 'Is it that?'])), 'second_question')
  assert.equal(because(gate.admitAll(['Good.', 'Is it this?'])), 'ok')
})

test('R12 a sentence that names what its grounds do not is refused', () => {
  assert.equal(because(gateWith({ grounds: ['It takes 3 days.'] }).admit('It takes 4 days.')), 'ungrounded')
  assert.equal(because(gateWith({ grounds: ['It takes 3 days.'] }).admit('It takes three days.')), 'ok')
})

test('R12 numbers, prices, dates, addresses and names must occur in the grounds', () => {
  const invented: [sentence: string, grounds: string, found: string[]][] = [
    ['It costs 1,000 euros.', 'Es kostet 1.000 €.', []],
    ['It costs €1k.', '1000 EUR', []],
    ['It costs 1,000 euros.', 'It costs 1 euro.', ['1,000']],
    ['It costs 1,000 euros.', '1000 euros', []],
    ['It costs 1 000 euros.', '1000 euros', []],
    ['About 2 Mio. Euro.', 'two million euros', []],
    ['It costs 1,500 dollars.', 'It costs 1,500 euros.', ['dollars']],
    ['It costs 1.5 euros.', 'It costs 15 euros.', ['1.5']],
    ['You save 20%.', 'We have 20 rooms.', ['%']],
    ['It takes two hundred and fifty hours.', 'It takes 250 hours.', []],
    ['Es dauert fünfundzwanzig Tage.', 'Es dauert 25 Tage.', []],
    ['Es dauert zweihundert Tage.', 'Es dauert 20 Tage.', ['zweihundert']],
    ['It takes twelve days.', 'It takes 11 days.', ['twelve']],
    ['There is one thing I would like to know.', '', []],
    ['We open at 9:30.', 'Geöffnet ab 9.30 Uhr', []],
    ['We open at 9:45.', 'Geöffnet ab 9.30 Uhr', ['9:45']],
    ['We open at 8:00.', 'We open at 9:00.', ['8:00']],
    ['We are there 9.00-17.00.', 'Open 9.00-17.00', []],
    ['We are there 8.00-16.00.', 'Open 9.00-17.00', ['8.00-16.00']],
    ['Until 15.03.2026.', 'until March 15, 2026; in 3 days', []],
    ['We are closed on Mondays.', 'Montag ist Ruhetag.', []],
    ['We are closed on Tuesdays.', 'Montag ist Ruhetag.', ['Tuesdays']],
    ['May I ask your name?', '', []],
    ['It starts in May.', 'It starts in April.', ['May']],
    ['I will call you tomorrow.', '', ['tomorrow']],
    ['Wir melden uns morgen.', '', ['morgen']],
    ['Guten Morgen, wie geht es?', '', []],
    ['Write to info@acme.example.', 'info@acme.example', []],
    ['Write to sales@acme.example.', 'info@acme.example', ['sales@acme.example']],
    ['See https://www.acme.example/prices.', 'acme.example/prices', []],
    ['See acme.example.', 'https://acme.example/prices', []],
    ['See acme.example/jobs.', 'https://acme.example/prices', ['acme.example/jobs']],
    ['Our partner is Globex.', 'Acme', ['Globex']],
    ['That is Acme’s best plan.', 'Acme', []],
    ['Anna Schmidt will help.', 'Anna helps', ['Schmidt']],
    ['We use SAP and YouTube.', 'We use SAP.', ['YouTube']],
    ['Then I’ll note what I’ve heard.', '', []],
    ['Das Angebot gilt für die Beratung im Haus.', '', []],
    ['Ihre Frage zu unserem Angebot habe ich notiert.', '', []],
    ['Das macht unsere Kollegin Anna Schmidt für Sie.', '', ['Kollegin', 'Anna', 'Schmidt']],
    ['Dafür ist bei uns Frau Schmidt zuständig.', 'Frau Schmidt', []],
    ['Dafür ist bei uns Frau Meier zuständig.', 'Frau Schmidt', ['Meier']],
    ['Das läuft über die MegaCorp oder SAP.', 'SAP', ['MegaCorp']],
  ]
  for (const [sentence, grounds, found] of invented)
    assert.deepEqual(findUngrounded(sentence, [grounds]), found, sentence)
})

test('one long word costs no more than a long text', () => {
  for (const piece of ['a', 'a.', 'a-', '1', '1,', 'A ', 'zwei', '@', '?', 'https://'])
    assert.deepEqual(findUngrounded(piece.repeat(20_000), [piece.repeat(20_000)]), [])
})

test('whatever is in the grounds may be said', () => {
  // A letter with a mark of its own, right after a digit, is no start of a word.
  assert.deepEqual(findUngrounded('7A\u0300B', ['7A\u0300B']), [])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      assert.deepEqual(findUngrounded(text, [text]), [])
    }),
  )
})
