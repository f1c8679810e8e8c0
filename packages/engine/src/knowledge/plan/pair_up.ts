import { compare, type Relation } from './compare.ts'
import { matterReader } from './matter.ts'
import type { ExistingFact } from './plan.ts'
import { resembling } from './resembling.ts'
import { type Stated, wordingReader } from './wording.ts'

export interface Pair<Fact extends Stated> {
  row: ExistingFact
  fact: Fact
  likeness: number
}

export interface Pairs<Fact extends Stated> {
  /** The same in other words. */
  near: Pair<Fact>[]
  /** The same matter with another number, name or denial. */
  changed: Pair<Fact>[]
}

/** Which rows and facts belong together: the most alike first, each at most once, whatever order they come in. */
export function pairUp<Fact extends Stated>(
  rows: readonly ExistingFact[],
  facts: readonly Fact[],
): Pairs<Fact> {
  if (rows.length === 0 || facts.length === 0) return { near: [], changed: [] }
  const matter = matterReader()
  const wording = wordingReader(matter)
  const alike = resembling(rows, matter)
  const found: Record<Relation['kind'], Pair<Fact>[]> = { near: [], changed: [] }
  for (const fact of facts)
    for (const row of alike.to(fact.statement)) {
      const relation = compare(wording(row), wording(fact))
      if (relation) found[relation.kind].push({ row, fact, likeness: relation.likeness })
    }
  const rowsTaken = new Set<ExistingFact>()
  const factsTaken = new Set<Fact>()
  return { near: best(found.near), changed: best(found.changed) }

  function best(pairs: Pair<Fact>[]): Pair<Fact>[] {
    return pairs.sort(byLikeness).filter(({ row, fact }) => {
      if (rowsTaken.has(row) || factsTaken.has(fact)) return false
      rowsTaken.add(row)
      factsTaken.add(fact)
      return true
    })
  }
}

/** A total order, so that the outcome depends on nothing else. */
function byLikeness(one: Pair<Stated>, other: Pair<Stated>): number {
  return (
    other.likeness - one.likeness ||
    one.row.id - other.row.id ||
    (one.fact.statement < other.fact.statement ? -1 : 1)
  )
}
