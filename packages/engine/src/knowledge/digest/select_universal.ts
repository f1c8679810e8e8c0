import type { UniversalKind } from '../language/index.ts'

/** What every conversation carries has to be little. */
const most = 5

const byNeed: readonly UniversalKind[] = ['identity', 'offer', 'place', 'hours', 'contact', 'languages']

/** Which facts of a document are universal: one of each kind first, then what else there is room for. */
export function selectUniversal<Fact extends { universal: UniversalKind | null }>(
  facts: readonly Fact[],
): Set<Fact> {
  const seen = new Map<UniversalKind, number>()
  const ranked = facts.flatMap((fact) => {
    if (fact.universal === null) return []
    const nth = seen.get(fact.universal) ?? 0
    seen.set(fact.universal, nth + 1)
    return [{ fact, rank: nth * byNeed.length + byNeed.indexOf(fact.universal) }]
  })
  return new Set(
    ranked
      .sort((one, other) => one.rank - other.rank)
      .slice(0, most)
      .map(({ fact }) => fact),
  )
}
