import { matchGap } from '../packages/engine/src/knowledge/same_question/match_gap.ts'
import { QuestionSpace } from '../packages/engine/src/knowledge/same_question/question_space.ts'
import { loadBuiltinEmbedder } from '../packages/server/src/reasoning/embedder/builtin/index.ts'
import { areaUnderCurve } from './area_under_curve.ts'
import { bcubed } from './bcubed.ts'
import { readSet } from './read_set.ts'
import type { Row } from './row.ts'

/**
 * Banking77: are two questions the same, and does a stream of them fall into the gaps that it should? Pairs are compared
 * with nothing heard before, and as an agent would that has heard the stream; its intents are never looked at.
 */

interface Pair {
  a: string
  b: string
  kind: 'same_intent' | 'random' | 'hard'
}

interface Heard {
  text: string
  intent: string
}

const asked = (text: string) => ({ text, language: 'en' })

export function sameQuestion(): Row[] {
  const { vectorOf } = loadBuiltinEmbedder()
  const pairs = readSet<Pair>('banking77/pairs')
  const stream = readSet<Heard>('banking77/stream')
  const row = (measure: string, measured: number, baseline: number | null, goal: number | null): Row => ({
    task: 'same question',
    set: 'Banking77',
    measure,
    baseline,
    goal,
    measured,
  })

  const alone = comparePairs(pairs, new QuestionSpace([], vectorOf))
  const among = comparePairs(
    pairs,
    new QuestionSpace(
      stream.map(({ text }) => asked(text)),
      vectorOf,
    ),
  )
  const { f1, precision, recall } = bcubed(
    groupsOf(stream),
    stream.map(({ intent }) => intent),
  )
  return [
    row('same or random intent, AUC, nothing heard', alone.random, 0.87, null),
    row('same or random intent, AUC, stream heard', among.random, 0.87, 0.93),
    row('same or nearest other intent, AUC, nothing heard', alone.hard, null, null),
    row('same or nearest other intent, AUC, stream heard', among.hard, null, null),
    row('online grouping, B-cubed F1', f1, 0.46, 0.6),
    row('online grouping, B-cubed precision', precision, null, null),
    row('online grouping, B-cubed recall', recall, null, null),
  ]

  /** Every question in its turn: into the gap that it belongs to, or into one of its own. */
  function groupsOf(questions: readonly Heard[]): number[] {
    const gaps: { number: number; questions: ReturnType<typeof asked>[] }[] = []
    return questions.map(({ text }) => {
      const found = matchGap(asked(text), gaps, vectorOf)
      if (found) found.questions.unshift(asked(text))
      else gaps.push({ number: gaps.length, questions: [asked(text)] })
      return found?.number ?? gaps.length - 1
    })
  }
}

function comparePairs(pairs: readonly Pair[], heard: QuestionSpace) {
  const byKind = Map.groupBy(pairs, ({ kind }) => kind)
  const likenesses = (kind: Pair['kind']) =>
    byKind.get(kind)!.map(({ a, b }) => heard.similarity(asked(a), asked(b)))
  const same = likenesses('same_intent')
  return {
    random: areaUnderCurve(same, likenesses('random')),
    hard: areaUnderCurve(same, likenesses('hard')),
  }
}
