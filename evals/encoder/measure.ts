import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LookUpCase } from '../lookup/cases.ts'
import { fitConfidence, type HeldJudgement, judge, leaveOneOut } from '../lookup/fit.ts'
import { listCases, messageTexts, passageText } from './cases.ts'

/** `node evals/encoder/measure.ts OUT`: what the look-up would gain by the vectors that `train.py` wrote to OUT. */

const out = process.argv[2]
if (out === undefined) throw new Error('node evals/encoder/measure.ts OUT')
const dimensions = 512
const names: string[] = JSON.parse(readFileSync(join(out, 'vectors.json'), 'utf8'))
const places = new Map(names.map((name, at) => [name, at]))
const bytes = readFileSync(join(out, 'vectors.f32'))
const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)

function likeness(one: string, other: string): number {
  const [from, to] = [places.get(one)! * dimensions, places.get(other)! * dimensions]
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += values[from + at]! * values[to + at]!
  return sum
}

const margins = (amounts: readonly number[]) =>
  amounts.map((amount, at) => amount - Math.max(0, ...amounts.filter((_, other) => other !== at)))

/** How near each passage is in meaning, and by how much it is nearer than the others. */
function withVectors(each: LookUpCase): LookUpCase {
  const { alone, together } = messageTexts(each)
  const near = (text: string) => each.candidates.map(({ passage }) => likeness(text, passageText(passage)))
  const [nearAlone, nearTogether] = [near(alone), near(together)]
  const [marginAlone, marginTogether] = [margins(nearAlone), margins(nearTogether)]
  const candidates = each.candidates.map((candidate, at) => ({
    ...candidate,
    features: {
      ...candidate.features,
      encoder_alone: nearAlone[at]!,
      encoder_together: nearTogether[at]!,
      encoder_margin_alone: marginAlone[at]!,
      encoder_margin_together: marginTogether[at]!,
    },
  }))
  return { ...each, candidates }
}

/** Of what is said in the order of confidence, until so many messages have got a wrong answer. */
const mostWrong = 0.1

function print(name: string, judged: readonly HeldJudgement[]) {
  const answerable = judged
    .filter(({ of }) => of.message.expect === 'answer')
    .sort((one, other) => other.confidence - one.confidence)
  let [wrong, right] = [0, 0]
  for (const { isRight } of answerable) {
    if (!isRight && ++wrong > mostWrong * answerable.length) break
    if (isRight) right++
  }
  const share = (count: number) => `${((100 * count) / answerable.length).toFixed(1)} %`
  const first = answerable.filter(({ isRight }) => isRight).length
  const three = answerable.filter(({ isAmongThree }) => isAmongThree).length
  console.log(
    `${name}: ${answerable.length} answerable; first ${share(first)}, among three ${share(three)}, said rightly while 10 % are wrong ${share(right)}`,
  )
}

const organizations = await listCases()
for (const language of ['en', 'de']) {
  const local = organizations.filter(({ locale }) => locale.startsWith(language))
  const known = local.filter(({ isHeldOut }) => !isHeldOut).flatMap(({ cases }) => cases)
  const heldOut = local.filter(({ isHeldOut }) => isHeldOut).flatMap(({ cases }) => cases)
  for (const [name, change] of [
    ['as it is', (each: LookUpCase) => each],
    ['with the encoder', withVectors],
  ] as const) {
    const fitted = known.map(change)
    print(`${language}, left out one by one, ${name}`, leaveOneOut(fitted))
    const weights = fitConfidence(fitted)
    print(
      `${language}, held out, ${name}`,
      heldOut.map((each) => judge(change(each), weights)),
    )
  }
}
