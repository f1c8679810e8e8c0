import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { DeliverableCard } from '../../../conversation/DeliverableCard.tsx'
import { Section } from '../../../parts/Section.tsx'

/** What was written for the visitor and handed over. */
export function Documents({ conversationId: conversation_id }: { conversationId: number }) {
  const foyer = useFoyer()
  const { data = [] } = useQuery({
    queryKey: ['deliverables', 'list', { conversation_id }],
    queryFn: async ({ signal }) => (await foyer.deliverables.list({ conversation_id }, { signal })).data,
  })
  if (data.length === 0) return null
  return (
    <Section title="Documents" description="Written for the visitor.">
      <Group gap="xs">
        {data.map((deliverable) => (
          <DeliverableCard key={deliverable.id} deliverable={deliverable} />
        ))}
      </Group>
    </Section>
  )
}
