import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CircleCheck, FlaskConical, MessagesSquare, UserRound } from 'lucide-react'
import { useAgentsInUse } from '../../../api/agents.ts'
import { useMembership } from '../../../api/organization.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import type { View } from './views.ts'

/** What an empty view means, which is often good news. */
export function NoConversations({ view }: { view: View }) {
  if (view === 'unread')
    return (
      <EmptyState icon={CircleCheck} title="You are up to date">
        Conversations appear here when a visitor writes something that nobody on the team has read yet.
      </EmptyState>
    )
  if (view === 'waiting')
    return (
      <EmptyState icon={CircleCheck} title="Nobody is waiting">
        When a visitor asks for a person, the conversation appears here until someone takes over.
      </EmptyState>
    )
  if (view === 'mine')
    return (
      <EmptyState icon={UserRound} title="Nothing is assigned to you">
        Open a conversation and take over, or choose yourself as its assignee.
      </EmptyState>
    )
  if (view === 'tests')
    return (
      <EmptyState icon={FlaskConical} title="No tests yet" action={<FirstSteps />}>
        Conversations that your team starts under “Try it” are kept here, separate from visitors.
      </EmptyState>
    )
  return (
    <EmptyState icon={MessagesSquare} title="No conversations yet" action={<FirstSteps />}>
      Everything visitors say to your agents appears here as it happens. Put an agent on your site to receive
      the first visitor, or try it yourself first.
    </EmptyState>
  )
}

function FirstSteps() {
  const { slug: org } = useMembership()
  const [agent] = useAgentsInUse()
  if (!agent)
    return (
      <Button renderRoot={(props) => <Link {...props} to="/o/$org/agents" params={{ org }} />}>
        Go to agents
      </Button>
    )
  const params = { org, slug: agent.slug }
  return (
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
  )
}
