import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useMembership } from '../../api/organization.tsx'
import { useForgetConversations } from '../../conversation/forget_conversations.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Page } from '../../parts/Page.tsx'
import { pluralize } from '../../parts/pluralize.ts'

/** What is left of a contact that was erased: how much went. */
export function ErasedContact({ conversations }: { conversations: number[] }) {
  const { slug: org } = useMembership()
  useForgetConversations(conversations)
  return (
    <Page title="Contact erased" width="reading">
      <EmptyState
        icon={CircleCheck}
        title={`${pluralize(conversations.length, 'conversation')} erased`}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/o/$org/contacts" params={{ org }} />}>
            Back to contacts
          </Button>
        }
      >
        They are gone from the dashboard, from searches and from exports. The audit log records that they were
        erased, but nothing that was said.
      </EmptyState>
    </Page>
  )
}
