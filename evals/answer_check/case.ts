import type { AnswerJudgement } from '../../packages/engine/src/knowledge/answer/judge.ts'

/** A question that is, or is not, answered by some knowledge, and how it was judged. */
export interface Case {
  answerable: boolean
  /** Cases of a group share what they are about: they are never in two parts of a cross-validation. */
  group: string
  judgement: AnswerJudgement
}

export interface CaseSet {
  name: string
  measure: string
  baseline: number | null
  goal: number | null
  cases: Case[]
}

export const casesOf = <Row>(
  rows: readonly Row[],
  answerable: boolean,
  groupOf: (row: Row) => string,
  judge: (row: Row) => AnswerJudgement,
): Case[] => rows.map((row) => ({ answerable, group: groupOf(row), judgement: judge(row) }))
