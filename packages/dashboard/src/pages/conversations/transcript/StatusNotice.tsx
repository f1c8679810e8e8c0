import type { Conversation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { isEnded, resumableUntil, wantsPersonNow } from '../../../conversation/conversation_status.ts'
import { labelOf } from '../../../parts/statuses.ts'
import { Time } from '../../../parts/Time.tsx'

interface StatusNoticeProps {
  conversation: Conversation
  agentName: string
}

/** In one sentence: who speaks for the organization now, or why nobody does. */
export function StatusNotice({ conversation, agentName }: StatusNoticeProps): ReactNode {
  const { status, paused_at, ended_at } = conversation
  if (isEnded(status))
    return (
      <>
        {labelOf(status)}
        {ended_at && (
          <>
            {' '}
            <Time value={ended_at} exact />
          </>
        )}
        . No more messages can be sent.
      </>
    )
  if (wantsPersonNow(conversation)) return 'The visitor has asked for a person. Take over to reply yourself.'
  if (status === 'paused' && paused_at)
    return (
      <>
        Paused because nobody has written for a while. The visitor can come back until{' '}
        <Time value={resumableUntil(paused_at)} exact />.
      </>
    )
  return `${agentName} is handling this conversation. Take over to reply yourself.`
}
