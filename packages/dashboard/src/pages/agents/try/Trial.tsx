import type { Agent } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMembership } from '../../../api/organization.tsx'
import { useConversation, useFlowLabels, useMessages, useTrace } from '../../../conversation/queries.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { SideBySide } from '../../../parts/SideBySide.tsx'
import { Chat } from './Chat.tsx'
import { ReplyReasons } from './ReplyReasons.tsx'
import { ConversationResults } from './results/ConversationResults.tsx'
import { StartTrial } from './StartTrial.tsx'
import { scrollToPane } from './scroll_to_pane.ts'
import classes from './Trial.module.css'
import { newestReply, transcript } from './transcript.ts'
import { useTrySearch } from './use_try_search.ts'
import { useTurn } from './use_turn.ts'

interface TrialProps {
  agent: Agent
  conversationId: number
}

/** The chat at the left; at the right why the chosen reply was given, and what is known by now. */
export function Trial({ agent, conversationId }: TrialProps) {
  const { slug: org } = useMembership()
  const { search, go } = useTrySearch()
  const reasons = useRef<HTMLDivElement>(null)
  const conversation = useConversation(conversationId)
  const messages = useMessages(conversationId)
  const talking = useTurn(conversationId, () => go({ conversation: conversationId }))
  const words = useFlowLabels(agent.slug, conversation.data?.frozen_versions.flow)
  const lines = transcript(messages.data ?? [], talking.turn)
  const newest = newestReply(lines)?.id
  const explained = search.reply ?? newest
  const trace = useTrace(conversationId, explained)

  const error = conversation.error ?? messages.error
  if (error)
    return (
      <Stack>
        <ErrorNotice error={error} title="This conversation could not be loaded" />
        <StartTrial agent={agent} />
      </Stack>
    )
  if (conversation.data && conversation.data.agent !== agent.slug)
    return (
      <Navigate
        to="/o/$org/agents/$slug/try"
        params={{ org, slug: conversation.data.agent }}
        search={search}
        replace
      />
    )
  return (
    <SideBySide
      asideLabel="Behind the reply"
      fills
      main={
        <Chat
          agent={agent}
          conversation={conversation.data}
          lines={lines}
          talking={talking}
          words={words}
          explained={explained}
          trace={trace.data}
          onExplain={(reply) => {
            go({ conversation: conversationId, reply })
            scrollToPane(reasons.current)
          }}
        />
      }
      aside={
        <div className={classes.reasons} ref={reasons}>
          <ReplyReasons trace={trace} words={words} isNewest={explained === newest} />
          {conversation.data && <ConversationResults conversation={conversation.data} words={words} />}
        </div>
      }
    />
  )
}
