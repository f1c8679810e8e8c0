import type { DeliverableTemplate } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAgentName } from '../../../api/agents.ts'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { listNames } from '../../../parts/list_names.ts'
import { pluralize } from '../../../parts/pluralize.ts'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { CardFoot } from '../CardFoot.tsx'
import classes from '../Catalog.module.css'

export function DocumentCard({ template }: { template: DeliverableTemplate }) {
  const { slug: org } = useMembership()
  const { deliverableTemplates } = useFoyer()
  const agentName = useAgentName()
  const { id, name, body, version, agents, warnings = [], archived } = template
  const headings = body.split('\n').filter((line) => line.startsWith('#'))
  return (
    <li className={classes.card} data-quiet={archived}>
      <div className={classes.cardHead}>
        <Link to="/o/$org/catalog/documents/$id" params={{ org, id }} className={classes.cardLink}>
          {name}
        </Link>
        {archived && <StatusBadge status="archived" />}
      </div>
      {headings.length > 0 && (
        <Text size="sm" lineClamp={3}>
          {headings.map((line) => line.replace(/^#+\s*/, '')).join(' · ')}
        </Text>
      )}
      {warnings.length > 0 && (
        <Text size="sm" c="var(--tone-warn)">
          {pluralize(warnings.length, 'variable')} cannot be filled in
        </Text>
      )}
      <CardFoot
        object={template}
        name={name}
        resource={deliverableTemplates}
        touches={['deliverable_templates']}
      >
        Version {version} ·{' '}
        {agents.length > 0 ? `Sent by ${listNames(agents.map(agentName))}` : 'Not sent by any agent'}
      </CardFoot>
    </li>
  )
}
