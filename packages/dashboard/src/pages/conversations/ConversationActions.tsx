import type { Conversation, Erasure } from '@foyer/sdk'
import { isEnded } from '../../conversation/conversation_status.ts'
import { ConfirmButton } from '../../parts/ConfirmButton.tsx'
import type { useConversationAction } from './conversation.ts'
import { EraseButton } from './erase/EraseButton.tsx'

interface ConversationActionsProps {
  conversation: Conversation
  step: ReturnType<typeof useConversationAction>
  onErased: (receipt: Erasure) => void
}

export function ConversationActions({ conversation, step, onErased }: ConversationActionsProps) {
  return (
    <>
      {!isEnded(conversation.status) && (
        <ConfirmButton
          title="Close this conversation?"
          consequences="It takes no further message, of nobody. The visitor can start another one; this one stays to be read."
          confirm="Close"
          onConfirm={() => step.mutateAsync('close')}
        >
          Close
        </ConfirmButton>
      )}
      <EraseButton conversation={conversation} onErased={onErased} />
    </>
  )
}
