import type { Agent, Conversation } from '@foyer/sdk'
import { ActionIcon, Group, Text, Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useMembership } from '../../../api/organization.tsx'
import { languageName } from '../../../parts/languages.ts'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import classes from './Chat.module.css'
import { RestartButton } from './RestartButton.tsx'

interface ChatHeaderProps {
  agent: Agent
  conversation: Conversation | undefined
}

export function ChatHeader({ agent, conversation }: ChatHeaderProps) {
  const { slug: org } = useMembership()
  if (!conversation) return <header className={classes.header} />
  const { id, status, person_wanted, locale } = conversation
  return (
    <header className={classes.header}>
      <Group gap="xs">
        <StatusBadge status={status} />
        {person_wanted && <StatusBadge status="person_wanted" />}
        <Text size="xs" c="dimmed">
          {languageName(locale)}
        </Text>
      </Group>
      <Group gap={4}>
        <Tooltip label="Open it in Conversations">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Open it in Conversations"
            renderRoot={(props) => <Link {...props} to="/o/$org/conversations/$id" params={{ org, id }} />}
          >
            <ExternalLink size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <RestartButton agent={agent} locale={locale} />
      </Group>
    </header>
  )
}
