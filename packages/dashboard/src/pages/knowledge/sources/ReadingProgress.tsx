import type { KnowledgeSource } from '@foyer/sdk'
import { Progress, Stack, Text } from '@mantine/core'
import { Notice } from '../../../parts/Notice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { Steps } from '../Steps.tsx'
import { Failure } from './Failure.tsx'
import { PlanSection } from './PlanSection.tsx'
import { percentOf, progressWords } from './progress.ts'
import { readingSteps } from './reading_steps.ts'
import { usePlannedRun } from './runs.ts'
import { WaitingNotice } from './WaitingNotice.tsx'

interface ReadingProgressProps {
  source: KnowledgeSource
  /** When its content was changed on this page. */
  changedAt: number | undefined
}

/** What is happening to a source now, or waits for a decision. Nothing when all is as it should be. */
export function ReadingProgress({ source, changedAt }: ReadingProgressProps) {
  const planned = usePlannedRun(source)
  const { status, progress, error, ingested_at, archived } = source
  if (archived) return null
  if (status === 'ingesting' || (status === 'queued' && !planned))
    return (
      <Section>
        <Stack gap="sm" role="status">
          <Steps label="Sync progress" steps={readingSteps(progress?.stage)} />
          {status === 'queued' && <WaitingNotice />}
          {progress && progress.total > 1 && (
            <>
              <Progress value={percentOf(progress)} aria-label={progressWords(progress)} size="sm" />
              <Text size="xs" c="dimmed">
                {progressWords(progress)}
              </Text>
            </>
          )}
        </Stack>
      </Section>
    )
  if (planned) return <PlanSection key={planned.id} id={planned.id} kind={source.kind} />
  if (status === 'failed' && error) return <Failure error={error} title="This source could not be read" />
  if (changedAt !== undefined && changedAt > Date.parse(ingested_at ?? ''))
    return (
      <Notice tone="busy" title="Saved, but not in use yet">
        Agents still use the facts below. “Preview changes” shows what would change, and “Sync now” applies
        it.
      </Notice>
    )
  return null
}
