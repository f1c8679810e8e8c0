import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CircleHelp, SearchX } from 'lucide-react'
import { useMembership } from '../../../api/organization.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'

/** Nothing to work on, or nothing that fits what was asked for. */
export function NoGaps({ filtered }: { filtered: boolean }) {
  const { slug } = useMembership()
  if (filtered)
    return (
      <EmptyState
        icon={SearchX}
        title="No matching gaps"
        action={
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/o/$org/knowledge/gaps" params={{ org: slug }} search={{}} />
            )}
          >
            Show open gaps
          </Button>
        }
      >
        Try other words, another agent or another status.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={CircleHelp}
      title="No open gaps"
      action={
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/o/$org/agents" params={{ org: slug }} />}
        >
          Try an agent
        </Button>
      }
    >
      When an agent cannot answer a question, the question shows up here. Add the answer, and the gap is
      resolved as soon as the agent can use it.
    </EmptyState>
  )
}
