import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { MessagesSquare, SearchX } from 'lucide-react'
import { useAgentsInUse } from '../../../api/agents.ts'
import { useMembership } from '../../../api/organization.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'

/** Before the first visitor: how to get one. */
export function NoConversations() {
  const { slug: org } = useMembership()
  const [agent] = useAgentsInUse()
  const params = { org, slug: agent?.slug ?? '' }
  return (
    <EmptyState
      icon={MessagesSquare}
      title="No conversations yet"
      action={
        agent ? (
          <Group gap="xs" justify="center">
            <Button renderRoot={(props) => <Link {...props} to="/o/$org/agents/$slug/try" params={params} />}>
              Try {agent.name}
            </Button>
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/o/$org/agents/$slug/embed" params={params} />}
            >
              Put it on your site
            </Button>
          </Group>
        ) : (
          <Button renderRoot={(props) => <Link {...props} to="/o/$org/agents" params={{ org }} />}>
            Go to agents
          </Button>
        )
      }
    >
      Whatever visitors say to your agents arrives here as it happens, with what was learned from it. The
      quickest way to the first one is to be the visitor yourself.
    </EmptyState>
  )
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No conversation matches"
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Words are looked for in everything that was said. Try fewer of them, or a wider filter.
    </EmptyState>
  )
}
