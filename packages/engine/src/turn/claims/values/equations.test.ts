import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownTexts, refusalOf } from '../index.ts'

const known = knownTexts([
  '| Weizenbrötchen | 0,70 € |\n| Roggenbrötchen | 0,90 € |\nTorte, 12 bis 14 Stücke: 49 €',
  'A weaving mill took its stock from £4.1 million down by £1.1 million.',
])

const refused = (sentence: string, said: readonly string[] = [], reply: readonly string[] = []) =>
  refusalOf(sentence, {
    known,
    said,
    reply: [...reply, sentence],
    done: [],
    confidential: [],
    public: [],
    banned_phrases: [],
    today: '2026-11-19',
  })?.because ?? null

test('a sum that is written out with known figures may be said, in as many steps as it takes', () => {
  const rolls = ['Was kosten 20 Weizen- und 20 Roggenbrötchen plus die Torte?']
  for (const sentence of [
    '20 × 0,70 = 14 Euro, 20 × 0,90 = 18 Euro, zusammen 14 + 18 + 49 = 81 Euro.',
    'Zusammen 81 Euro: 20 Weizenbrötchen zu 0,70 Euro sind 14 Euro, 20 Roggenbrötchen zu 0,90 Euro sind 18 Euro, dazu die Torte für 49 Euro.',
  ])
    assert.equal(refused(sentence, rolls), null, sentence)
})

test("a sum may rest on the visitor's own figures, and on another sentence of the reply", () => {
  const said = ['you do the sum please: 697k minus 6.3% of 2.6m minus 38k. and if the 38k becomes 52k?']
  const first = 'The number: £697,000 − £163,800 = £533,200, and £533,200 − £38,000 = £495,200.'
  assert.equal(refused(first, said), null)
  assert.equal(refused('With £52,000 it is £533,200 − £52,000 = £481,200.', said, [first]), null)
  assert.equal(refused('With 11 million you are below that.', ['revenue is 11m not 18']), null)
})

test('a sum that is wrong, or that rests on a figure from nowhere, may not be said', () => {
  assert.match(refused('14 + 18 + 49 = 91 Euro.', ['20 Weizen'])!, /91 Euro/)
  assert.match(refused('20 × 0,70 = 15 Euro.', ['20 Weizen'])!, /15 Euro/)
  assert.match(refused('The two come to £77 + £33 = £110.')!, /£77/)
})
