import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { MessageSquareOff } from 'lucide-react'
import { useMembership } from '../../api/organization.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Page } from '../../parts/Page.tsx'

export function MissingConversation() {
  const { slug: org } = useMembership()
  return (
    <Page title="Conversation not found" width="narrow">
      <EmptyState
        icon={MessageSquareOff}
        title="There is no conversation at this address"
        action={
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/o/$org/conversations" params={{ org }} />}
          >
            Back to conversations
          </Button>
        }
      >
        It may have been erased, or it belongs to another organization.
      </EmptyState>
    </Page>
  )
}
