import type { Service } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAgentName } from '../../../api/agents.ts'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { listNames } from '../../../parts/list_names.ts'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { CardFoot } from '../CardFoot.tsx'
import classes from '../Catalog.module.css'
import { priceWords } from './price_words.ts'

export function ServiceCard({ service }: { service: Service }) {
  const { slug: org } = useMembership()
  const { services } = useFoyer()
  const agentName = useAgentName()
  const { id, name, description, typical_duration, agents, reviewed, archived } = service
  const offeredBy =
    agents.length > 0 ? `Offered by ${listNames(agents.map(agentName))}` : 'Not offered by any agent'
  return (
    <li className={classes.card} data-quiet={archived}>
      <div className={classes.cardHead}>
        <Link to="/o/$org/catalog/services/$id" params={{ org, id }} className={classes.cardLink}>
          {name}
        </Link>
        {archived ? <StatusBadge status="archived" /> : !reviewed && <StatusBadge status="unreviewed" />}
      </div>
      <div className={classes.price}>
        {priceWords(service) ?? (
          <Text component="span" c="dimmed">
            No price
          </Text>
        )}
      </div>
      {description && (
        <Text size="sm" lineClamp={3}>
          {description}
        </Text>
      )}
      <CardFoot object={service} name={name} resource={services} touches={['services']}>
        {[typical_duration, offeredBy].filter(Boolean).join(' · ')}
      </CardFoot>
    </li>
  )
}
