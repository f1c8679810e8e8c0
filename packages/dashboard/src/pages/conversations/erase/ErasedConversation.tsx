import type { Erasure } from '@foyer/sdk'
import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMembership } from '../../../api/organization.tsx'
import { useForgetConversations } from '../../../conversation/forget_conversations.ts'
import { KeyValue } from '../../../parts/KeyValue.tsx'
import { Page } from '../../../parts/Page.tsx'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import { receiptLines } from './receipt.ts'

/** The receipt: what went, and when. It is the last that is shown of the conversation. */
export function ErasedConversation({
  receipt: { conversation_id, conversation_number, erased, erased_at },
}: {
  receipt: Erasure
}) {
  const { slug: org } = useMembership()
  useForgetConversations(useMemo(() => [conversation_id], [conversation_id]))
  return (
    <Page title="Conversation erased" width="reading">
      <Section
        title="Receipt"
        description={
          <>
            Conversation #{conversation_number}, <Time value={erased_at} exact />
          </>
        }
      >
        <KeyValue items={receiptLines(erased)} />
        <Text c="dimmed" size="sm" mt="md">
          It is gone from the dashboard, from searches and from exports. The audit log records that it was
          erased, but nothing that was said.
        </Text>
      </Section>
      <div>
        <Button renderRoot={(props) => <Link {...props} to="/o/$org/conversations" params={{ org }} />}>
          Back to conversations
        </Button>
      </div>
    </Page>
  )
}
