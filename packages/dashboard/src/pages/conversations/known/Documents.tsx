import { Group, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { DeliverableCard } from '../../../conversation/DeliverableCard.tsx'
import { notifyDone, notifyFailed } from '../../../parts/notify.tsx'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

/** What was written for the visitor and handed over. */
export function Documents({ conversationId: conversation_id }: { conversationId: number }) {
  const foyer = useFoyer()
  const { data = [] } = useQuery({
    queryKey: ['deliverables', 'list', { conversation_id }],
    queryFn: async ({ signal }) => (await foyer.deliverables.list({ conversation_id }, { signal })).data,
  })
  const write = useMutation({
    mutationFn: () => foyer.conversations.deliverables.create(conversation_id),
    onSuccess: () => notifyDone('A new document was written. The earlier ones are kept.'),
    onError: notifyFailed,
  })
  if (data.length === 0) return null
  return (
    <Section title="Documents" description="Written for the visitor, newest first.">
      <Stack gap="sm" align="flex-start">
        <Group gap="xs">
          {data.map((deliverable) => (
            <DeliverableCard key={deliverable.id} deliverable={deliverable} />
          ))}
        </Group>
        <WriteButton
          variant="subtle"
          size="compact-sm"
          loading={write.isPending}
          onClick={() => write.mutate()}
        >
          Write it again with the current version from the catalog
        </WriteButton>
      </Stack>
    </Section>
  )
}
