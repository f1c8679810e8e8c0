import type { lookUp } from '@foyer/engine'
import { citePassages } from './cite_passages.ts'
import type { FoundEntry } from './find_passages.ts'
import type { AnswerResult } from './knowledge.ts'

/** So many passages are told of what lay nearest; a model is given as many. */
const nearest = 5

/** What a look-up means for who asked: in the words of the passage it rests on. */
export function answerOf({
  outcome,
  ranked,
  question,
  typed,
}: ReturnType<typeof lookUp<FoundEntry>>): Omit<AnswerResult, 'by_words_alone'> {
  const near = ranked.slice(0, nearest)
  const passages = citePassages(
    near.map(({ passage }) => passage),
    question,
    typed,
  )
  const [best] = near
  const [said] = passages
  const answerable = outcome === 'sure'
  const cited =
    answerable && best && said
      ? [
          {
            kind: said.kind,
            id: said.id,
            text: said.spoken,
            ...(said.url && { url: said.url }),
            score: best.confidence,
          },
        ]
      : []
  return {
    outcome,
    passages,
    answerable,
    probability: best?.confidence ?? 0,
    ...(answerable && said && { answer: said.spoken }),
    ...(!answerable && {
      reason: best ? (outcome === 'between' ? 'weak_match' : 'no_match') : 'not_indexed',
    }),
    cited,
    fact_ids: answerable && best ? best.passage.fact_ids : [],
    reachable: near.map(({ passage: { kind, id, text, source_id, source_title }, band }) => ({
      kind,
      id,
      text,
      source_id,
      source_title,
      band,
    })),
  }
}
