import { compareStatements, type StatementRelation } from './compare_statements.ts'
import { contentStemReader } from './content_stems.ts'
import type { ExistingFact } from './plan.ts'
import { similarFacts } from './similar_facts.ts'
import { type ComparableFact, profileReader } from './statement_profile.ts'

interface FactPair<Fact extends ComparableFact> {
  row: ExistingFact
  fact: Fact
  similarity: number
}

interface FactPairs<Fact extends ComparableFact> {
  /** The same in other words. */
  near: FactPair<Fact>[]
  /** The same matter with another number, name or denial. */
  changed: FactPair<Fact>[]
}

/** Which rows and facts belong together: the most alike first, each at most once, whatever order they come in. */
export function pairFacts<Fact extends ComparableFact>(
  rows: readonly ExistingFact[],
  facts: readonly Fact[],
): FactPairs<Fact> {
  if (rows.length === 0 || facts.length === 0) return { near: [], changed: [] }
  const contentStems = contentStemReader()
  const profile = profileReader(contentStems)
  const alike = similarFacts(rows, contentStems)
  const found: Record<StatementRelation['kind'], FactPair<Fact>[]> = { near: [], changed: [] }
  for (const fact of facts)
    for (const row of alike.to(fact.statement)) {
      const relation = compareStatements(profile(row), profile(fact))
      if (relation) found[relation.kind].push({ row, fact, similarity: relation.similarity })
    }
  const rowsTaken = new Set<ExistingFact>()
  const factsTaken = new Set<Fact>()
  return { near: best(found.near), changed: best(found.changed) }

  function best(pairs: FactPair<Fact>[]): FactPair<Fact>[] {
    return pairs.sort(bySimilarity).filter(({ row, fact }) => {
      if (rowsTaken.has(row) || factsTaken.has(fact)) return false
      rowsTaken.add(row)
      factsTaken.add(fact)
      return true
    })
  }
}

/** A total order, so that the outcome depends on nothing else. */
function bySimilarity(one: FactPair<ComparableFact>, other: FactPair<ComparableFact>): number {
  return (
    other.similarity - one.similarity ||
    one.row.id - other.row.id ||
    (one.fact.statement < other.fact.statement ? -1 : 1)
  )
}
