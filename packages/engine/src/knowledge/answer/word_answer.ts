import type { Asked } from './asked.ts'
import type { Candidate } from './candidate.ts'
import { bestOf } from './features.ts'
import { either, type Hits, hitSum, missSum, weightOf } from './hits.ts'
import type { StatementView, View } from './view.ts'

export interface AnswerStatement {
  candidate: Candidate
  /** Its place among the candidate's statements. */
  statement: number
}

/**
 * A second statement is worth saying when it takes up at least this share of what was asked and not yet said, and says
 * nearly as much about the question as the first: of those that say less, seven in eight were beside the point
 * (`evals/answer_check/organizations`).
 */
const worthSaying = 0.2
const nearlyAsMuch = 0.9
/** Facts stand by themselves, sentences of a passage may not. */
const factBonus = 0.1

/** The best statement, and a second one if that adds to it. */
export function wordAnswer(asked: Asked, views: readonly View[]): AnswerStatement[] {
  const preferred = views.map(preferFacts)
  const best = bestOf(preferred)
  if (best === null) return []
  const answer = [stated(best.view, best.statement)]
  const all = missSum(
    asked,
    asked.words.map(() => 0),
    weightOf,
  )
  const { hits: said, value: most } = best.statement
  const adds = ({ hits, value }: StatementView) =>
    // guard: a second statement must add [added(asked…]
    // guard: a second statement is to the point [value >= nearlyAsMuch…]
    value >= nearlyAsMuch * most && added(asked, said, hits) >= worthSaying * all
  const second = bestOf(preferred.map((view) => ({ ...view, statements: view.statements.filter(adds) })))
  return second === null ? answer : [...answer, stated(second.view, second.statement)]
}

const added = (asked: Asked, said: Hits, hits: Hits): number =>
  hitSum(asked, either(said, hits), weightOf) - hitSum(asked, said, weightOf)

const preferFacts = (view: View): View =>
  view.candidate.kind === 'fact'
    ? { ...view, statements: view.statements.map((each) => ({ ...each, value: each.value + factBonus })) }
    : view

const stated = ({ candidate }: View, { at }: StatementView): AnswerStatement => ({ candidate, statement: at })
