import { normalizeStatement } from '../statement.ts'
import { compare } from './compare.ts'
import { ownerConflict } from './conflicts.ts'
import { matterReader } from './matter.ts'
import type { Conflict, OwnerFact } from './plan.ts'
import { resembling } from './resembling.ts'
import { type Stated, wordingReader } from './wording.ts'

/** Where the source says otherwise than the owner's own facts. */
export function ownerConflicts(stated: readonly Stated[], ownerFacts: readonly OwnerFact[]): Conflict[] {
  if (ownerFacts.length === 0) return []
  const matter = matterReader()
  const wording = wordingReader(matter)
  const owned = ownerFacts.map((fact) => ({ ...fact, statement: normalizeStatement(fact.text) }))
  const said = new Set(owned.map(({ statement }) => statement))
  const alike = resembling(owned, matter)
  return stated
    .filter(({ statement }) => !said.has(statement))
    .flatMap((fact) =>
      alike
        .to(fact.statement)
        .filter((own) => compare(wording(own), wording(fact))?.kind === 'changed')
        .map(({ id, text }) => ownerConflict(id, text, fact.text)),
    )
}
