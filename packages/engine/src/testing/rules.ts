import assert from 'node:assert/strict'
import type { Location, Problem } from '../flow/problem.ts'
import { type Rule, runRules } from '../flow/rules/rule.ts'

/** Runs a rule alone: it has nothing to say about this one. */
export function accepts<Subject>(rule: Rule<Subject>, subject: Subject): void {
  assert.deepEqual(runRules([rule], subject, 'error'), [])
}

/** Runs a rule alone: it reports exactly these places, each as `on:id path`, the most to blame first. */
export function reports<Subject>(rule: Rule<Subject>, subject: Subject, ...expected: string[][]): Problem[] {
  const problems = runRules([rule], subject, 'error')
  assert.deepEqual(
    problems.map((problem) => problem.locations.map(inShort)),
    expected,
  )
  for (const { message } of problems)
    assert.match(message, /\S: \S.*[.?]$/s, 'says what is wrong and what to do')
  return problems
}

function inShort({ on, id, path }: Location): string {
  return id === undefined ? `${on} ${path}` : `${on}:${id} ${path}`
}
