import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CitedPassage } from '@foyer/engine'
import { passagesSaid } from './citations.ts'

const passage = (id: number): CitedPassage => ({
  kind: 'passage',
  id,
  text: '',
  spoken: '',
  label: '',
  url: `https://example.com/${id}`,
})
const found = [passage(1), passage(2), passage(3)]
const answer = (passages: CitedPassage[]) => ({ act: 'answer' as const, question: 'What?', passages })
const said = (passages: CitedPassage[]) =>
  passagesSaid(
    [{ act: 'greet' }, answer(passages)],
    [
      {
        answer: {
          by_words_alone: false,
          outcome: 'sure',
          passages: found,
          answerable: true,
          probability: 1,
          cited: [],
          fact_ids: [],
          reachable: [],
        },
      },
    ],
  ).map(({ id }) => id)

test('of what was found, the passage that was said is cited; of what a model cites, all', () => {
  assert.deepEqual(said(found), [1])
  assert.deepEqual(said([passage(3), passage(2)]), [3, 2])
})
