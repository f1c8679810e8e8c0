import type { MessageTrace } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { FlowWords } from '../../../conversation/flow_words.ts'
import { Reasons } from '../../../conversation/why/Reasons.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'

interface WhyProps {
  trace: UseQueryResult<MessageTrace>
  words: FlowWords
  isNewest: boolean
}

/** The reasons for one reply. */
export function Why({ trace: { data, error, refetch }, words, isNewest }: WhyProps) {
  return (
    <Section
      title="Why it said this"
      description={isNewest ? 'About the newest reply' : 'About the reply with the outline'}
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
