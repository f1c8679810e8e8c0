import { OnboardingQuestion } from '@foyer/contract'
import type { Queryable } from '../../platform/db/index.ts'
import { representation } from '../../platform/index.ts'
import { sourcesOf } from './question_sources.ts'
import type * as repository from './questions_repository.ts'

const shown = representation(OnboardingQuestion)

export async function represent(db: Queryable, rows: readonly repository.QuestionRow[]) {
  const sources = await sourcesOf(
    db,
    rows.map(({ last_check }) => last_check),
  )
  return rows.map((row, index) => shown({ ...plain(row), sources: sources[index]! }))
}

const plain = ({ last_check, ...row }: repository.QuestionRow) => ({
  ...row,
  check: last_check ?? undefined,
  answered: isAnswered({ last_check, ...row }),
})

/** A check wants proof beyond a heading that repeats the question; who wrote both has given it. */
export const isAnswered = ({ last_check, stated, verdict }: repository.QuestionRow): boolean =>
  (last_check?.answerable ?? false) || (stated && verdict !== 'wrong')

/** Events and the audit log do without the reply. */
export function eventDataOf(row: repository.QuestionRow) {
  const { check: _, sources: __, ...told } = shown({ ...plain(row), sources: [] })
  return told
}
