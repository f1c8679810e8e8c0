import type { Conversation } from '@foyer/sdk'
import { visitorName } from '../../../conversation/conversation_status.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import type { ConversationAction, useConversationAction } from '../conversation.ts'
import { Composer } from './Composer.tsx'
import { useDraft } from './draft.ts'
import { TakeoverBar } from './TakeoverBar.tsx'

interface TranscriptFooterProps {
  conversation: Conversation
  agentName: string
  step: ReturnType<typeof useConversationAction>
}

/** Under the transcript: who speaks for the organization now, and how to change that. */
export function TranscriptFooter({ conversation, agentName, step }: TranscriptFooterProps) {
  const draft = useDraft(conversation.id)
  const isTakenOver = conversation.status === 'handed_off'
  const act = (name: ConversationAction) => {
    draft.forgetError()
    step.mutate(name)
  }
  return (
    <>
      {step.error && <ErrorNotice error={step.error} />}
      {!isTakenOver && draft.error && <ErrorNotice error={draft.error} title="Your words were not sent" />}
      {isTakenOver ? (
        <Composer
          draft={draft}
          visitor={visitorName(conversation)}
          autoFocus={step.variables === 'takeover'}
          onHandBack={() => act('hand')}
          isHandingBack={step.isPending && step.variables === 'hand'}
        />
      ) : (
        <TakeoverBar conversation={conversation} agentName={agentName} step={step} onStep={act} />
      )}
    </>
  )
}
