import { Button, Group, Text } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useAgents } from '../../../api/agents.ts'
import { useMembership } from '../../../api/organization.tsx'

interface NextStep {
  words: string
  action: string
  link: LinkProps
}

/** Instead of numbers: how the first visitors come. */
export function NoVisitors() {
  const { slug: org } = useMembership()
  const { data: agents } = useAgents()
  if (!agents) return null
  const { words, action, link } = nextStep(org, agents)
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" maw="65ch">
        {words}
      </Text>
      <Button variant="default" size="xs" renderRoot={(props) => <Link {...props} {...link} />}>
        {action}
      </Button>
    </Group>
  )
}

interface KnownAgent {
  slug: string
  name: string
  archived: boolean
  allowed_origins: readonly string[]
}

function nextStep(org: string, agents: readonly KnownAgent[]): NextStep {
  const inUse = agents.filter(({ archived }) => !archived)
  const [first] = inUse
  if (!first)
    return {
      words:
        'Visitors, answered questions, leads and conversations handed to a person are counted here once you have an agent.',
      action: 'Create agent',
      link: { to: '/o/$org/agents', params: { org }, search: { create: 'yes' } },
    }
  const embedded = inUse.find(({ allowed_origins }) => allowed_origins.length > 0)
  if (!embedded)
    return {
      words: `Nobody can talk to ${first.name} yet. Put it on your site, and its visitors are counted here.`,
      action: 'Embed it',
      link: { to: '/o/$org/agents/$slug/embed', params: { org, slug: first.slug } },
    }
  return {
    words: `Nobody has talked to your agents for two weeks. Check that ${embedded.name} shows on your site.`,
    action: 'Check the embed code',
    link: { to: '/o/$org/agents/$slug/embed', params: { org, slug: embedded.slug } },
  }
}
