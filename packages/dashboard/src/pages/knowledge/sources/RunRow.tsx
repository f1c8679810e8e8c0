import type { IngestionRun, KnowledgeSource } from '@foyer/sdk'
import { Box, Group, Text, UnstyledButton } from '@mantine/core'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { Time } from '../../../parts/Time.tsx'
import { countWords, isWithoutEffect } from './plan.ts'
import { RunOutcome } from './RunOutcome.tsx'
import { useRun } from './runs.ts'

interface RunRowProps {
  run: IngestionRun
  kind: KnowledgeSource['kind']
  opened: boolean
  onToggle: () => void
}

/** One reading; its changes fact by fact when it is opened. */
export function RunRow({ run, kind, opened, onToggle }: RunRowProps) {
  const Chevron = opened ? ChevronDown : ChevronRight
  return (
    <>
      <UnstyledButton w="100%" fz="sm" onClick={onToggle} aria-expanded={opened}>
        <Group gap="sm" justify="space-between">
          <Group gap="sm" wrap="nowrap">
            <Chevron size={16} aria-hidden />
            <Time value={run.created_at} />
            <StatusBadge status={run.status} />
          </Group>
          <Text size="sm" c="dimmed">
            {run.error?.message ?? countWords(run.facts)}
          </Text>
        </Group>
      </UnstyledButton>
      {opened && <Opened id={run.id} kind={kind} />}
    </>
  )
}

function Opened({ id, kind }: { id: number; kind: KnowledgeSource['kind'] }) {
  const { data: run, error, refetch } = useRun(id)
  return (
    <Box pt="md" pb="xs">
      {error && <ErrorNotice error={error} title="The sync could not be loaded" onRetry={refetch} />}
      {!run && !error && <TextSkeleton label="the sync" />}
      {run?.status === 'applied' && isWithoutEffect(run) && (
        <Text size="sm" mb="sm">
          Nothing changed.
        </Text>
      )}
      {run && <RunOutcome run={run} kind={kind} />}
    </Box>
  )
}
