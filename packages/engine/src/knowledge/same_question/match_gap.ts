import type { EmbedText } from '../answer/candidate.ts'
import type { QuestionText } from './comparable_question.ts'
import { areAboutDifferentThings } from './different_things.ts'
import { QuestionSpace } from './question_space.ts'

/** A gap by what was asked: newest first, at least once. */
export interface GapQuestions {
  questions: readonly QuestionText[]
}

/**
 * How alike a question must be, on average, to the questions of a gap that are most like it. Both were chosen on the
 * open half of Banking77's stream, where a wide range does nearly as well: `npm run evals`.
 */
const alike = 0.37
const compared = 5
/** While little was asked, every word that two questions share seems to tell much: they must be more alike by so much. */
const moreAtFirst = 0.28
const soonest = 50

/** More questions than this do not tell more, and every match looks at all of them. */
const mostHeard = 600
const nearest = 60

/** The gap that a question belongs to, or null when it is a new one. */
export function matchGap<Gap extends GapQuestions>(
  question: QuestionText,
  gaps: readonly Gap[],
  embed: EmbedText,
): Gap | null {
  const heard = newest(gaps)
  const space = new QuestionSpace(
    heard.map(({ asked }) => asked),
    embed,
  )
  const found = Map.groupBy(space.mostSimilar(question, nearest), ({ at }) => heard[at]!.gap)
  const needed = alike + moreAtFirst * Math.max(0, 1 - heard.length / soonest)
  let best: { gap: Gap; similarity: number } | null = null
  for (const [gap, near] of found) {
    const questions = near.toSorted((one, other) => other.similarity - one.similarity)
    if (areAboutDifferentThings(question, heard[questions[0]!.at]!.asked)) continue
    const similarity = meanOf(
      questions.map(({ similarity }) => similarity),
      Math.min(compared, gap.questions.length),
    )
    if (similarity > needed && (best === null || similarity > best.similarity)) best = { gap, similarity }
  }
  return best?.gap ?? null
}

/** The newest question of every gap first, then the second newest of each, and so on. */
function newest<Gap extends GapQuestions>(gaps: readonly Gap[]): { gap: Gap; asked: QuestionText }[] {
  const rounds = Math.max(0, ...gaps.map(({ questions }) => questions.length))
  const heard: { gap: Gap; asked: QuestionText }[] = []
  for (let round = 0; round < rounds && heard.length < mostHeard; round++)
    for (const gap of gaps) {
      const asked = gap.questions[round]
      if (asked) heard.push({ gap, asked })
    }
  return heard.slice(0, mostHeard)
}

/** Of a gap's questions that are not even near, nothing is known but that they are not alike. */
const meanOf = (similarities: readonly number[], count: number): number =>
  similarities.slice(0, count).reduce((sum, similarity) => sum + similarity, 0) / count
