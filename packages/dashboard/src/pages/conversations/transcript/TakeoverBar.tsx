import type { Conversation } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import { isEnded } from '../../../conversation/conversation_status.ts'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import type { ConversationAction, useConversationAction } from '../conversation.ts'
import { elementIds } from '../conversation_keys.ts'
import { StatusNotice } from './StatusNotice.tsx'

interface TakeoverBarProps {
  conversation: Conversation
  agentName: string
  step: ReturnType<typeof useConversationAction>
  onStep: (step: ConversationAction) => void
  /** Whether something was written here that has not been sent. */
  hasDraft: boolean
}

/** While no person speaks: how it stands, and how to step in. */
export function TakeoverBar({ conversation, agentName, step, onStep, hasDraft }: TakeoverBarProps) {
  const { status } = conversation
  const taking = (name: ConversationAction) => ({
    onClick: () => onStep(name),
    loading: step.isPending && step.variables === name,
  })
  return (
    <Group justify="space-between" gap="sm">
      <Text c="dimmed" size="sm" flex="1 1 14rem">
        <StatusNotice conversation={conversation} agentName={agentName} />
        {hasDraft && !isEnded(status) && ' Your unsent reply is kept.'}
      </Text>
      {!isEnded(status) && (
        <Group gap="xs">
          {status === 'paused' && (
            <WriteButton variant="default" {...taking('resume')}>
              Resume
            </WriteButton>
          )}
          <WriteButton id={elementIds.takeOver} {...taking('takeover')}>
            Take over
          </WriteButton>
        </Group>
      )}
    </Group>
  )
}
