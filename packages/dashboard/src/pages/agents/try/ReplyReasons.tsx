import type { MessageTrace } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { FlowLabels } from '../../../conversation/flow_labels.ts'
import { Reasons } from '../../../conversation/why/Reasons.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'

interface ReplyReasonsProps {
  trace: UseQueryResult<MessageTrace>
  words: FlowLabels
  isNewest: boolean
}

/** The reasons for one reply. */
export function ReplyReasons({ trace: { data, error, refetch }, words, isNewest }: ReplyReasonsProps) {
  return (
    <Section
      title="Why it said this"
      description={isNewest ? 'For the latest reply' : 'For the outlined reply'}
    >
      {!data && !error && <TextSkeleton lines={6} label="the reasons" />}
      {error && (
        <ErrorNotice error={error} title="The reasons could not be loaded" onRetry={() => refetch()} />
      )}
      {data && !error && (
        <Stack gap="lg">
          <Reasons trace={data} words={words} />
        </Stack>
      )}
    </Section>
  )
}
