import type { Foyer, KnowledgeFact } from '@foyer/sdk'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'
import type { CitedEvidence } from '../evidence_texts.ts'

/** The facts that a reply was based on: single ones, and those that its passages state. Archived ones are gone already. */
export function useFactsUsed(evidence: readonly CitedEvidence[]) {
  const foyer = useFoyer()
  const used = evidence.filter(({ kind }) => kind === 'fact' || kind === 'passage')
  return useQuery({
    queryKey: ['knowledge_facts', 'used', used.map(({ kind, id }) => `${kind} ${id}`)],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(used.map((each) => factsOf(foyer, each, signal)))
      const live = found.flat().filter(({ archived, supported }) => !archived && supported)
      return [...new Map(live.map((fact) => [fact.id, fact])).values()]
    },
  })
}

async function factsOf(
  foyer: Foyer,
  { kind, id, text }: CitedEvidence,
  signal: AbortSignal,
): Promise<KnowledgeFact[]> {
  // A fact may be gone for good by now, with its source.
  if (kind === 'fact')
    return foyer.knowledgeFacts.get(id, { signal }).then(
      (fact) => [fact],
      () => [],
    )
  const { data } = await foyer.knowledgeFacts.list({ passage_id: id, limit: 100 }, { signal })
  const said = data.filter((fact) => text.includes(fact.text))
  return said.length > 0 ? said : data
}
