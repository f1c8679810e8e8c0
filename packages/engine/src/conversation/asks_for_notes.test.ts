import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksForNotes } from './asks_for_notes.ts'

test('who asks what was noted is told from who asks for something else', () => {
  for (const text of [
    'what did you note?',
    'what have you written down so far',
    'what do you have down for me?',
    'what does it say under name now?',
    'was steht jetzt bei termin?',
    'was steht da unter meinem namen',
    'was haben sie jetzt notiert?',
    'was ist da jetzt eingetragen?',
  ])
    assert.equal(asksForNotes(text), true, text)
  for (const text of [
    'what do you have for lunch?',
    'what have you got in blue',
    'what do you take for a haircut?',
    'what does it say on the voucher?',
    'was steht auf dem rezept?',
    'was steht bei der impfung an und was kostet sie',
    'was ist bei regen?',
  ])
    assert.equal(asksForNotes(text), false, text)
})
