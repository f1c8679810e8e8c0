import { normalizeStatement } from '../statement.ts'
import { compareStatements } from './compare_statements.ts'
import { ownerConflict } from './conflicts.ts'
import { contentStemReader } from './content_stems.ts'
import type { Conflict, OwnerFact } from './plan.ts'
import { similarFacts } from './similar_facts.ts'
import { type ComparableFact, profileReader } from './statement_profile.ts'

/** Where the source says otherwise than the owner's own facts. */
export function ownerConflicts(
  stated: readonly ComparableFact[],
  ownerFacts: readonly OwnerFact[],
): Conflict[] {
  if (ownerFacts.length === 0) return []
  const matter = contentStemReader()
  const wording = profileReader(matter)
  const owned = ownerFacts.map((fact) => ({ ...fact, statement: normalizeStatement(fact.text) }))
  const said = new Set(owned.map(({ statement }) => statement))
  const alike = similarFacts(owned, matter)
  return stated
    .filter(({ statement }) => !said.has(statement))
    .flatMap((fact) =>
      alike
        .to(fact.statement)
        .filter((own) => compareStatements(wording(own), wording(fact))?.kind === 'changed')
        .map(({ id, text }) => ownerConflict(id, text, fact.text)),
    )
}
