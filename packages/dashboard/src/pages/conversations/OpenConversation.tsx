import type { Conversation, Erasure } from '@foyer/sdk'
import { useAgentName } from '../../api/agents.ts'
import { useMembership } from '../../api/organization.tsx'
import { visitorName, wantsPersonNow } from '../../conversation/conversation_status.ts'
import { Page } from '../../parts/Page.tsx'
import { SideBySide } from '../../parts/SideBySide.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { Time } from '../../parts/Time.tsx'
import { ConversationActions } from './ConversationActions.tsx'
import { useConversationAction } from './conversation.ts'
import { useConversationKeys } from './conversation_keys.ts'
import { EvidenceProvider } from './evidence.tsx'
import { Answers } from './known/Answers.tsx'
import { ContactSection } from './known/ContactSection.tsx'
import { Details } from './known/Details.tsx'
import { Documents } from './known/Documents.tsx'
import { Fit } from './known/Fit.tsx'
import { SummarySection } from './known/SummarySection.tsx'
import { Notes } from './notes/Notes.tsx'
import { TranscriptPane } from './transcript/TranscriptPane.tsx'

interface OpenConversationProps {
  conversation: Conversation
  onErased: (receipt: Erasure) => void
}

/** What was said, and beside it what is known from it. */
export function OpenConversation({ conversation, onErased }: OpenConversationProps) {
  const { slug: org } = useMembership()
  const agentName = useAgentName()(conversation.agent)
  const step = useConversationAction(conversation.id)
  const { id, status, brief, recap, created_at } = conversation
  useConversationKeys()
  return (
    <Page
      title={visitorName(conversation)}
      badge={
        <>
          {conversation.test && <StatusBadge status="test" />}
          <StatusBadge status={wantsPersonNow(conversation) ? 'person_wanted' : status} />
        </>
      }
      description={
        <>
          Agent: {agentName} · Started <Time value={created_at} />
        </>
      }
      crumbs={[{ label: 'Conversations', link: { to: '/o/$org/conversations', params: { org } } }]}
      actions={<ConversationActions conversation={conversation} step={step} onErased={onErased} />}
      fills
    >
      <EvidenceProvider>
        <SideBySide
          main={<TranscriptPane conversation={conversation} agentName={agentName} step={step} />}
          aside={
            <>
              <Notes conversationId={id} />
              <ContactSection conversationId={id} />
              <Answers conversation={conversation} />
              <Fit conversation={conversation} />
              <SummarySection title="Brief" description="For your team." text={brief} />
              <SummarySection title="Recap" description="For the visitor." text={recap} />
              <Documents conversationId={id} />
              <Details conversation={conversation} />
            </>
          }
          asideLabel="About this conversation"
          fills
        />
      </EvidenceProvider>
    </Page>
  )
}
