import type { SuppressionScope } from '@foyer/contract/vocabulary'
import type { ExistingFact, Suppression } from './plan.ts'

/** The scope in which each statement is suppressed; the wider one where there are two. */
export function suppressedScopes(
  existing: readonly ExistingFact[],
  suppressions: readonly Suppression[],
): ReadonlyMap<string, SuppressionScope> {
  const scopes = new Map<string, SuppressionScope>()
  const add = ({ statement, scope }: Suppression) => {
    if (scopes.get(statement) !== 'organization') scopes.set(statement, scope)
  }
  for (const { statement, suppression_scope: scope } of existing) if (scope) add({ statement, scope })
  for (const suppression of suppressions) add(suppression)
  return scopes
}
