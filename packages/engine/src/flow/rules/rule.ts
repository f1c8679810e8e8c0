import type { Location, Problem } from '../problem.ts'

/** Says what is wrong and what to do, and names every field that takes part, the most to blame first. */
export type Report = (message: string, ...locations: Location[]) => void

/**
 * One thing that can be wrong. A rule reports every place where it is, and knows nothing of the other rules.
 */
export interface Rule<Subject> {
  /** The rule's file name, without its ending. */
  name: string
  check: (subject: Subject, report: Report) => void
}

export function runRules<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  severity: Problem['severity'],
): Problem[] {
  const problems: Problem[] = []
  for (const rule of rules) {
    rule.check(subject, (message, ...locations) => {
      problems.push({ severity, rule: rule.name, message, locations })
    })
  }
  return problems
}
