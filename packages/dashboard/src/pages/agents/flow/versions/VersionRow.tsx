import type { Agent, FlowVersion } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../../api/organization.tsx'
import { Time } from '../../../../parts/Time.tsx'
import { actorName } from './actor_name.ts'
import classes from './VersionRow.module.css'

interface VersionRowProps {
  agent: Agent
  version: FlowVersion
  isNewest: boolean
  isShown: boolean
}

export function VersionRow({ agent, version, isNewest, isShown }: VersionRowProps) {
  const { slug: org } = useMembership()
  return (
    <li>
      <Link
        to="/o/$org/agents/$slug/flow/versions"
        params={{ org, slug: agent.slug }}
        search={{ version: String(version.version) }}
        className={classes.row}
        aria-current={isShown ? 'true' : undefined}
        resetScroll={false}
      >
        <Text size="sm" fw={500}>
          Version {version.version}
          {isNewest && ' (active)'}
        </Text>
        <Text size="xs" c="dimmed">
          {actorName(version.actor)}, <Time value={version.created_at} />
        </Text>
      </Link>
    </li>
  )
}
