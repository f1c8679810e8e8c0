import type { Foyer, KnowledgeGap } from '@foyer/sdk'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { Time } from '../../../parts/Time.tsx'
import { changeWords } from '../words.ts'

type Change = NonNullable<KnowledgeGap['broken_by']>

/** The change that took the answer away, with the way to it where it has one. */
export function BreakingChange({ change }: { change: Change }) {
  const foyer = useFoyer()
  const { slug: org } = useMembership()
  const { data: place } = useQuery({
    queryKey: ['knowledge_sources', 'of', change],
    queryFn: () => placeOf(foyer, change),
  })
  const words = changeWords(change.type)
  return (
    <span>
      After{' '}
      {place ? (
        <Anchor
          inherit
          underline="always"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/o/$org/knowledge/sources/$id"
              params={{ org, id: place.source_id }}
              hash={place.hash}
            />
          )}
        >
          {words}
        </Anchor>
      ) : (
        words
      )}
      , <Time value={change.at} />
    </span>
  )
}

/** Where in the sources it happened. */
async function placeOf(
  foyer: Foyer,
  { type, id }: Change,
): Promise<{ source_id: number; hash: string } | null> {
  const [object] = type.split('.')
  switch (object) {
    case 'knowledge_source':
      return { source_id: id, hash: '' }
    case 'knowledge_fact':
      return { source_id: (await foyer.knowledgeFacts.get(id)).source_id, hash: '' }
    case 'ingestion_run':
      return { source_id: (await foyer.ingestionRuns.get(id)).source_id, hash: `run-${id}` }
    default:
      return null
  }
}
