import type { VoiceProfile } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAgentName } from '../../../api/agents.ts'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { languageName } from '../../../parts/languages.ts'
import { listNames } from '../../../parts/list_names.ts'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { CardFoot } from '../CardFoot.tsx'
import classes from '../Catalog.module.css'

export function VoiceCard({ voice }: { voice: VoiceProfile }) {
  const { slug: org } = useMembership()
  const { voiceProfiles } = useFoyer()
  const agentName = useAgentName()
  const { id, name, languages, formality, tone_rules, agents, archived } = voice
  return (
    <li className={classes.card} data-quiet={archived}>
      <div className={classes.cardHead}>
        <Link to="/o/$org/catalog/voices/$id" params={{ org, id }} className={classes.cardLink}>
          {name}
        </Link>
        {archived && <StatusBadge status="archived" />}
      </div>
      <Text size="sm" lineClamp={3}>
        {[formality, ...tone_rules].filter(Boolean).join(' ')}
      </Text>
      <CardFoot object={voice} name={name} resource={voiceProfiles} touches={['voice_profiles']}>
        {languages.map(languageName).join(', ')} ·{' '}
        {agents.length > 0 ? `Used by ${listNames(agents.map(agentName))}` : 'Not used by any agent'}
      </CardFoot>
    </li>
  )
}
