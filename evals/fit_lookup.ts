import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { casesOf, changesOfMatter } from './lookup/cases.ts'
import { fitLookUp, type HeldJudgement, judge, leaveOneOut } from './lookup/fit.ts'
import { openOrganizations, ownOrganizations } from './trial/organization.ts'
import { typedOrganizations } from './typed/organizations.ts'

/**
 * `node evals/fit_lookup.ts`: fits the confidence of a look-up to the trial's messages and writes it to the engine. Run
 * it after a change to the features, to the search or to how sources are cut into passages; then `npm run trial`. What
 * is held out is neither fitted nor looked at. Prints what each pair of thresholds would give for organizations that the
 * weights never saw.
 */

const visitors = process.env.TRIAL_VISITORS ?? new URL('../../shared/visitors', import.meta.url).pathname
const organizations = [...ownOrganizations(), ...openOrganizations(visitors)].filter(
  ({ set }) => set !== 'held_out',
)
const follow = (await Promise.all(organizations.map(casesOf))).flat()
const changed = (
  await Promise.all(organizations.map((each) => casesOf({ ...each, threads: changesOfMatter(each) })))
)
  .flat()
  .filter(({ previous }) => previous !== null)
const weights = fitLookUp(follow, changed)
const share = (of: readonly HeldJudgement[], test: (each: HeldJudgement) => boolean) =>
  ((100 * of.filter(test).length) / of.length).toFixed(0).padStart(3)

console.log('The trial, each organization by weights that never saw it:')
const held = leaveOneOut(follow, changed)
const isFirst = ({ of: { previous } }: HeldJudgement) => previous === null
for (const [kind, judged] of Object.entries({
  'First messages': held.follow.filter(isFirst),
  'Follow-ups': held.follow.filter((each) => !isFirst(each)),
  'New matters': held.changed,
})) {
  console.log(kind)
  printOutcomes(judged)
}
console.log('Typed messages of organizations that nothing is fitted to:')
printOutcomes(await judgeTyped())

/** One organization after the other, every third message: all at once would take more memory than a laptop has. */
async function judgeTyped(): Promise<HeldJudgement[]> {
  const judged: HeldJudgement[] = []
  for (const organization of typedOrganizations()) {
    const threads = organization.threads.filter((_, at) => at % 3 === 0)
    judged.push(...(await casesOf({ ...organization, threads })).map((each) => judge(each, weights)))
  }
  return judged
}

function printOutcomes(judged: readonly HeldJudgement[]) {
  const answerable = judged.filter(({ of }) => of.message.expect === 'answer')
  const others = judged.filter(({ of }) => of.message.expect === 'decline')
  console.log(
    `${answerable.length} answerable, ${others.length} not. Right passage first: ${share(answerable, ({ isRight }) => isRight)} %, among three: ${share(answerable, ({ isAmongThree }) => isAmongThree)} %`,
  )
  console.log('sure from, near from: right, by tap, wrong, chips, withheld; honest no')
  for (const sure of [0.3, 0.35, 0.4, 0.45, 0.5])
    for (const near of [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4].filter((near) => near < sure)) {
      const isSure = ({ confidence }: HeldJudgement) => confidence >= sure
      const isNear = ({ confidence }: HeldJudgement) => confidence >= near && confidence < sure
      console.log(
        `${sure.toFixed(2)} ${near.toFixed(2)}: ${[
          share(answerable, (each) => isSure(each) && each.isRight),
          share(answerable, (each) => isNear(each) && each.isAmongThree),
          share(answerable, (each) => isSure(each) && !each.isRight),
          share(answerable, isNear),
          share(answerable, ({ confidence }) => confidence < near),
          share(others, ({ confidence }) => confidence < near),
        ].join(' ')}`,
      )
    }
}

const written = (of: object) => JSON.stringify(of, null, 2).replaceAll(/"(\w+)":/g, '$1:')
const file = new URL('../packages/engine/src/knowledge/lookup/weights.ts', import.meta.url)
writeFileSync(
  file,
  `import type { ContinuationWeights } from './continuation_features.ts'
import type { ConfidenceWeights } from './passage_features.ts'

/** Written by \`evals/fit_lookup.ts\`, which says what they are fitted to: not to be changed by hand. */
export const confidenceWeights: ConfidenceWeights = ${written(weights.confidence)}

export const continuationWeights: ContinuationWeights = ${written(weights.continuation)}
`,
)
execFileSync('node_modules/.bin/biome', ['check', '--write', file.pathname], {
  cwd: new URL('..', import.meta.url),
})
