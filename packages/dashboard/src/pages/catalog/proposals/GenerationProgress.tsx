import type { CatalogGeneration } from '@foyer/sdk'
import { Progress, Stack, Text } from '@mantine/core'
import { Notice } from '../../../parts/Notice.tsx'
import { Section } from '../../../parts/Section.tsx'

const stages: Record<CatalogGeneration['progress']['stage'], string> = {
  waiting: 'Waiting to start',
  reading: 'Reading your sources',
  service: 'Looking for services',
  voice: 'Learning how you write',
  fit_criterion: 'Looking for fit criteria',
  slot: 'Looking for questions to ask visitors',
  comparing: 'Comparing with your catalog',
  done: 'Done',
}

interface GenerationProgressProps {
  running: CatalogGeneration | undefined
  latest: CatalogGeneration | undefined
}

/** How far the search for proposals is, or why the last one found none. */
export function GenerationProgress({ running, latest }: GenerationProgressProps) {
  if (running) {
    const { stage, done, total } = running.progress
    return (
      <Section>
        <Stack gap="xs" role="status">
          <Text size="sm">{stages[stage]}…</Text>
          <Progress value={(100 * done) / Math.max(total, 1)} aria-label="Progress of the search" />
        </Stack>
      </Section>
    )
  }
  if (latest?.status === 'failed')
    return (
      <Notice tone="bad" title="The last search failed">
        {latest.error?.message ?? 'Start another one.'}
      </Notice>
    )
  const notes = latest?.notes ?? []
  return notes.length > 0 ? <Notice tone="busy">{notes.join(' ')}</Notice> : null
}
