import { Anchor, Button, Drawer, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../api/organization.tsx'
import { visitorName } from '../../conversation/conversation_status.ts'
import { useConversation, useFlowLabels } from '../../conversation/queries.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { KeyValue } from '../../parts/KeyValue.tsx'
import { Markdown } from '../../parts/markdown/Markdown.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'

interface LeadDrawerProps {
  /** Of the conversation, from the address; undefined while it is closed. */
  id: string | undefined
  onClose: () => void
}

/** What to know before getting back to somebody: the brief, the fit and the answers. */
export function LeadDrawer({ id, onClose }: LeadDrawerProps) {
  return (
    <Drawer opened={id !== undefined} onClose={onClose} title="Lead" position="right" size="lg">
      {id !== undefined && <LeadDetails id={Number(id)} />}
    </Drawer>
  )
}

function LeadDetails({ id }: { id: number }) {
  const { slug: org } = useMembership()
  const { data, error, refetch } = useConversation(id)
  const { slotTitle, valueLabel } = useFlowLabels(data?.agent ?? '', data?.frozen_versions.flow)
  if (error)
    return <ErrorNotice error={error} title="The lead could not be loaded" onRetry={() => refetch()} />
  if (!data) return <TextSkeleton lines={10} label="the lead" />
  const { assessment, brief, visitor, slot_values } = data
  return (
    <Stack gap="lg">
      <div>
        <Group gap="sm">
          <Title order={3}>{visitorName(data)}</Title>
          {assessment && <StatusBadge status={assessment.fit} />}
        </Group>
        {visitor?.email && <Anchor href={`mailto:${visitor.email}`}>{visitor.email}</Anchor>}
      </div>
      <div>
        <Group justify="space-between" mb={4}>
          <Title order={4}>Brief</Title>
          {brief && <CopyButton value={brief} what="brief" />}
        </Group>
        {brief ? (
          <Markdown>{brief}</Markdown>
        ) : (
          <Text c="dimmed" size="sm">
            The brief, a summary for your team, is written when the conversation ends.
          </Text>
        )}
      </div>
      {Object.keys(slot_values).length > 0 && (
        <div>
          <Title order={4} mb={4}>
            Answers
          </Title>
          <KeyValue
            items={Object.entries(slot_values).map(([key, value]) => [
              slotTitle(key),
              valueLabel(key, value),
            ])}
          />
        </div>
      )}
      <div>
        <Button
          renderRoot={(props) => <Link {...props} to="/o/$org/conversations/$id" params={{ org, id }} />}
        >
          Open conversation
        </Button>
      </div>
    </Stack>
  )
}
