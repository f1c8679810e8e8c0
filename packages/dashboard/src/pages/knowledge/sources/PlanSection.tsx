import type { KnowledgeSource } from '@foyer/sdk'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { isWithoutEffect } from './plan.ts'
import { RunOutcome } from './RunOutcome.tsx'
import { useRun } from './runs.ts'

/** What reading a source would change, before it does. Leaving it changes nothing: it stays among the runs. */
export function PlanSection({ id, kind }: { id: number; kind: KnowledgeSource['kind'] }) {
  const { ingestionRuns } = useFoyer()
  const { data: run, error, refetch } = useRun(id)
  const [left, { open: leave, close: show }] = useDisclosure()
  const apply = useWrite({
    write: () => ingestionRuns.apply(id),
    touches: ['ingestion_runs', 'knowledge_sources'],
    toldOnPage: true,
  })
  if (left)
    return (
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          The changes were not applied.
        </Text>
        <Button variant="subtle" onClick={show}>
          Show preview
        </Button>
      </Group>
    )
  return (
    <Section
      title="Preview of changes"
      description="These changes have not been applied yet."
      actions={
        <Group gap="xs">
          <Button variant="default" onClick={leave}>
            Cancel
          </Button>
          <WriteButton loading={apply.isPending} disabled={!run} onClick={() => apply.send()}>
            Apply changes
          </WriteButton>
        </Group>
      }
    >
      <Stack gap="md">
        <FormError error={apply.error} />
        {error && <ErrorNotice error={error} title="The preview could not be loaded" onRetry={refetch} />}
        {!run && !error && <TextSkeleton label="the preview" />}
        {run && isWithoutEffect(run) && (
          <Text size="sm">The source has nothing new. Nothing would change.</Text>
        )}
        {run && <RunOutcome run={run} kind={kind} />}
      </Stack>
    </Section>
  )
}
