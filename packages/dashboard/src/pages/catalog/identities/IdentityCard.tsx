import type { Identity } from '@foyer/sdk'
import { Avatar, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAgentName } from '../../../api/agents.ts'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { firstLetter } from '../../../identity/first_letter.ts'
import { listNames } from '../../../parts/list_names.ts'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { CardFoot } from '../CardFoot.tsx'
import classes from '../Catalog.module.css'

export function IdentityCard({ identity }: { identity: Identity }) {
  const { slug: org } = useMembership()
  const { identities } = useFoyer()
  const agentName = useAgentName()
  const { id, display_name, role, avatar_url, greeting, agents, archived } = identity
  const [firstGreeting] = Object.values(greeting)
  return (
    <li className={classes.card} data-quiet={archived}>
      <div className={classes.cardHead}>
        <Group gap="sm" wrap="nowrap">
          <Avatar src={avatar_url ?? null} alt="">
            {firstLetter(display_name)}
          </Avatar>
          <div>
            <Link to="/o/$org/catalog/identities/$id" params={{ org, id }} className={classes.cardLink}>
              {display_name}
            </Link>
            {role && (
              <Text size="sm" c="dimmed">
                {role}
              </Text>
            )}
          </div>
        </Group>
        {archived && <StatusBadge status="archived" />}
      </div>
      {firstGreeting && (
        <Text size="sm" lineClamp={3}>
          {firstGreeting}
        </Text>
      )}
      <CardFoot object={identity} name={display_name} resource={identities} touches={['identities']}>
        {agents.length > 0 ? `Used by ${listNames(agents.map(agentName))}` : 'Not used by any agent'}
      </CardFoot>
    </li>
  )
}
