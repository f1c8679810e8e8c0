import type { Conversation, Erasure } from '@foyer/sdk'
import { isEnded } from '../../conversation/conversation_status.ts'
import { ConfirmButton } from '../../parts/ConfirmButton.tsx'
import { AssigneeSelect } from './AssigneeSelect.tsx'
import type { useConversationAction } from './conversation.ts'
import { EraseConversation } from './erase/EraseConversation.tsx'

interface ConversationActionsProps {
  conversation: Conversation
  step: ReturnType<typeof useConversationAction>
  onErased: (receipt: Erasure) => void
}

export function ConversationActions({ conversation, step, onErased }: ConversationActionsProps) {
  return (
    <>
      <AssigneeSelect conversation={conversation} />
      {!isEnded(conversation.status) && (
        <ConfirmButton
          title="Close this conversation?"
          consequences="No more messages can be sent. You can still read it, and the visitor can start a new conversation."
          confirm="Close"
          onConfirm={() => step.mutateAsync('close')}
        >
          Close
        </ConfirmButton>
      )}
      <EraseConversation conversation={conversation} onErased={onErased} />
    </>
  )
}
