import type { Conversation } from '@foyer/sdk'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'

/** While a person has the word the agent stays silent: that must not look as if it were broken. */
export function HandedOffNotice({ conversation: { id } }: { conversation: Conversation }) {
  const { slug: org } = useMembership()
  return (
    <Text size="sm" c="dimmed">
      A person has taken over, so the agent does not reply.{' '}
      <Anchor
        inherit
        renderRoot={(props) => <Link {...props} to="/o/$org/conversations/$id" params={{ org, id }} />}
      >
        Open the conversation to reply, or to return it to the agent
      </Anchor>
      .
    </Text>
  )
}
