import type { Conversation, Message } from '@foyer/sdk'
import { useSession } from '../../../api/session.ts'
import { visitorName } from '../../../conversation/conversation_status.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import type { ConversationAction, useConversationAction } from '../conversation.ts'
import { Composer } from './Composer.tsx'
import { useDraft } from './draft.ts'
import { otherWriters } from './other_writers.ts'
import { PresentTeammates } from './PresentTeammates.tsx'
import { usePresence } from './presence.ts'
import { TakeoverBar } from './TakeoverBar.tsx'

interface TranscriptFooterProps {
  conversation: Conversation
  /** Undefined until they are loaded. */
  messages: Message[] | undefined
  agentName: string
  step: ReturnType<typeof useConversationAction>
}

/** Under the transcript: who speaks for the organization now, and how to change that. */
export function TranscriptFooter({ conversation, messages = [], agentName, step }: TranscriptFooterProps) {
  const draft = useDraft(conversation.id, messages.at(-1)?.id)
  const teammates = usePresence(conversation.id, draft.text)
  const you = useSession()?.person.id
  const visitor = visitorName(conversation)
  const isTakenOver = conversation.status === 'handed_off'
  const act = (name: ConversationAction) => {
    draft.forgetError()
    step.mutate(name)
  }
  return (
    <>
      {step.error && <ErrorNotice error={step.error} />}
      {!isTakenOver && draft.error && <ErrorNotice error={draft.error} title="Your message was not sent" />}
      <PresentTeammates teammates={teammates} />
      {isTakenOver ? (
        <Composer
          draft={draft}
          conversation={conversation}
          warning={otherWriters({ teammates, messages, draft, you, visitor })}
          autoFocus={step.variables === 'takeover'}
          onHandBack={() => act('hand')}
          isHandingBack={step.isPending && step.variables === 'hand'}
        />
      ) : (
        <TakeoverBar
          conversation={conversation}
          agentName={agentName}
          step={step}
          onStep={act}
          hasDraft={draft.text.trim() !== ''}
        />
      )}
    </>
  )
}
