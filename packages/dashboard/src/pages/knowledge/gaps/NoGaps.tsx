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
        title="No gap fits these filters"
        action={
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/o/$org/knowledge/gaps" params={{ org: slug }} search={{}} />
            )}
          >
            Show the open ones
          </Button>
        }
      >
        Other words, another agent or another status may find it.
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
      When a visitor asks something that an agent cannot answer from its knowledge, it says so, and the
      question lands here. Add what is missing, and the gap closes by itself once the agent can answer.
    </EmptyState>
  )
}
