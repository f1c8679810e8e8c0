import type { Conversation } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import { isEnded } from '../../../conversation/standing.ts'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import type { Step, useStep } from '../conversation.ts'
import { Standing } from './Standing.tsx'

interface WayInProps {
  conversation: Conversation
  agentName: string
  step: ReturnType<typeof useStep>
  onStep: (step: Step) => void
}

/** While no person speaks: how it stands, and how to step in. */
export function WayIn({ conversation, agentName, step, onStep }: WayInProps) {
  const { status } = conversation
  const taking = (name: Step) => ({
    onClick: () => onStep(name),
    loading: step.isPending && step.variables === name,
  })
  return (
    <Group justify="space-between" gap="sm">
      <Text c="dimmed" size="sm" flex="1 1 14rem">
        <Standing conversation={conversation} agentName={agentName} />
      </Text>
      {!isEnded(status) && (
        <Group gap="xs">
          {status === 'paused' && (
            <WriteButton variant="default" {...taking('resume')}>
              Resume
            </WriteButton>
          )}
          <WriteButton {...taking('takeover')}>Take over</WriteButton>
        </Group>
      )}
    </Group>
  )
}
