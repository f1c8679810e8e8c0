import type { KnowledgeGap, KnowledgeSource } from '@foyer/sdk'
import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import { Steps } from '../Steps.tsx'
import { Failure } from '../sources/Failure.tsx'
import { WaitingNotice } from '../sources/WaitingNotice.tsx'
import type { AnsweringStep } from './answering_step.ts'
import { answeringWords, stepsOf } from './answering_words.ts'

interface AnswerProgressProps {
  step: AnsweringStep
  gap: KnowledgeGap
  source: KnowledgeSource
}

/** The way of the added source, from being read to the agent's answer. */
export function AnswerProgress({ step, gap, source }: AnswerProgressProps) {
  const { slug: org } = useMembership()
  return (
    <Stack gap="sm">
      <Steps label="From the source to the answer" steps={stepsOf(step, source.progress?.stage)} />
      <Text size="sm" component="div" role="status">
        {answeringWords(step, gap)}{' '}
        <Anchor
          inherit
          underline="always"
          renderRoot={(props) => (
            <Link {...props} to="/o/$org/knowledge/sources/$id" params={{ org, id: source.id }} />
          )}
        >
          {source.title}
        </Anchor>
      </Text>
      {source.status === 'queued' && step === 'reading' && <WaitingNotice />}
      {step === 'failed' && source.error && <Failure error={source.error} />}
    </Stack>
  )
}
