import { writeFileSync } from 'node:fs'
import type { CaseSet } from './answer_check/case.ts'
import { crossValidated, fitWeights, probabilityBy, type Weights } from './answer_check/fit.ts'
import { caseSets } from './answer_check/sets.ts'
import { areaUnderCurve } from './area_under_curve.ts'

/**
 * `node evals/fit_answerability.ts`: fits the weights of the answer judgement anew and writes them to the engine. Run it
 * after a change to its features, or to how candidates are found; then `npm run evals`.
 */

const sets = await caseSets()
const weights = fitWeights(sets)
const held = crossValidated(sets)
for (const set of sets) {
  const plain = area(set, (each) => probabilityBy(weights, each))
  console.log(
    `${set.name}, ${set.measure}: ${plain}, cross-validated ${area(set, (each) => held.get(each)!)}`,
  )
}
writeFileSync(
  new URL('../packages/engine/src/knowledge/answer/weights.ts', import.meta.url),
  `import type { AnswerFeatures } from './features.ts'
import type { Weight } from './weight.ts'

/** Written by \`evals/fit_answerability.ts\`, which says what they are fitted to: not to be changed by hand. */
export const answerWeights: Record<keyof AnswerFeatures | 'bias', Weight> = {
${lines(weights).join('\n')}
}
`,
)

function area({ cases }: CaseSet, probability: (each: CaseSet['cases'][number]) => number): string {
  const of = (answerable: boolean) => cases.filter((each) => each.answerable === answerable).map(probability)
  return areaUnderCurve(of(true), of(false)).toFixed(4)
}

function lines(weights: Weights): string[] {
  const number = (value: number) => String(Number(value.toFixed(3)))
  return Object.entries(weights).map(
    ([name, { spoken, few, short, long }]) =>
      `  ${name}: { spoken: ${number(spoken)}, few: ${number(few)}, short: ${number(short)}, long: ${number(long)} },`,
  )
}
