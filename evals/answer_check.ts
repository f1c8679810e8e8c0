import { answerThreshold } from '../packages/engine/src/knowledge/answer/bands.ts'
import type { Case, CaseSet } from './answer_check/case.ts'
import { crossValidated } from './answer_check/fit.ts'
import { caseSets } from './answer_check/sets.ts'
import { areaUnderCurve } from './area_under_curve.ts'
import type { Row } from './row.ts'

/**
 * Is a question answered by what an agent knows? As shipped, and by weights that never saw the question's subject. What
 * counts as answerable in each set: the comments in `answer_check/`.
 */
export async function answerCheck(): Promise<Row[]> {
  const sets = await caseSets()
  const held = crossValidated(sets)
  return sets.flatMap((set) => rowsOf(set, (each) => held.get(each)!))
}

function rowsOf(
  { name, measure, baseline, goal, cases }: CaseSet,
  heldProbability: (each: Case) => number,
): Row[] {
  const right = cases.filter(({ answerable }) => answerable)
  const wrong = cases.filter(({ answerable }) => !answerable)
  const area = (probability: (each: Case) => number) =>
    areaUnderCurve(right.map(probability), wrong.map(probability))
  const answered = (of: readonly Case[]) =>
    of.filter(({ judgement }) => judgement.probability >= answerThreshold).length / of.length
  const row = (what: string, measured: number, expected = { baseline, goal }): Row => ({
    task: 'answer check',
    set: name,
    measure: `${measure}, ${what}`,
    ...expected,
    measured,
  })
  const none = { baseline: null, goal: null }
  return [
    row(
      'AUC',
      area(({ judgement }) => judgement.probability),
    ),
    row('AUC cross-validated', area(heldProbability)),
    row('answered of the answerable', answered(right), none),
    row('answered of the others', answered(wrong), none),
  ]
}
