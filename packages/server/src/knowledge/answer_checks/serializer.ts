import { AnswerCheckRun } from '@foyer/contract'
import { representation } from '../../platform/index.ts'
import type { AnswerCheckRow, Entry } from './repository.ts'

const representRun = representation(AnswerCheckRun)

const isChecked = ({ check }: Entry) => check !== undefined

/** What is still to be checked is not a result yet. */
export function represent(row: AnswerCheckRow) {
  const results = row.results.filter(isChecked)
  return representRun({ ...row, ...countsOf(row.results), results })
}

/** Events and the audit log have the counts: the questions are visitors' words. */
export function eventDataOf(row: AnswerCheckRow) {
  const { results, ...run } = represent(row)
  return run
}

function countsOf(entries: Entry[]) {
  const checks = entries.flatMap(({ check }) => check ?? [])
  const failed = checks.filter(({ error }) => error !== undefined).length
  const answerable = checks.filter((check) => check.answerable).length
  return {
    total: entries.length,
    done: checks.length,
    answerable,
    unanswerable: checks.length - failed - answerable,
    failed,
  }
}
