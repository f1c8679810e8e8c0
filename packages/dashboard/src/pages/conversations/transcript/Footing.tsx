import type { Conversation } from '@foyer/sdk'
import { visitorName } from '../../../conversation/standing.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import type { Step, useStep } from '../conversation.ts'
import { Composer } from './Composer.tsx'
import { useDraft } from './draft.ts'
import { WayIn } from './WayIn.tsx'

interface FootingProps {
  conversation: Conversation
  agentName: string
  step: ReturnType<typeof useStep>
}

/** Under the transcript: who speaks for the organization now, and how to change that. */
export function Footing({ conversation, agentName, step }: FootingProps) {
  const draft = useDraft(conversation.id)
  const isTakenOver = conversation.status === 'handed_off'
  const act = (name: Step) => {
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
        <WayIn conversation={conversation} agentName={agentName} step={step} onStep={act} />
      )}
    </>
  )
}
