import type { FitCriterion } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { useAgentName } from '../../../api/agents.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { listNames } from '../../../parts/list_names.ts'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { ArchiveButtons } from '../ArchiveButtons.tsx'
import classes from '../Catalog.module.css'
import { weightWords } from './criterion_words.ts'

export function CriterionRow({ criterion, onEdit }: { criterion: FitCriterion; onEdit: () => void }) {
  const { fitCriteria } = useFoyer()
  const agentName = useAgentName()
  const { id, description, guidance, weight, agents, archived } = criterion
  const judged = agents.length > 0 ? `Used by ${listNames(agents.map(agentName))}` : 'Not used by any agent'
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={500}>{description}</Text>
        {guidance && (
          <Text size="sm" c="dimmed">
            {guidance}
          </Text>
        )}
        <Text size="xs" c="dimmed" mt={2}>
          {[weightWords(weight), judged].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Group gap="xs">
        {archived && <StatusBadge status="archived" />}
        {!archived && (
          <WriteButton
            variant="default"
            size="xs"
            leftSection={<Pencil size={14} aria-hidden />}
            onClick={onEdit}
            aria-label={`Edit ${description}`}
          >
            Edit
          </WriteButton>
        )}
        <ArchiveButtons
          name={`“${description}”`}
          archived={archived}
          archive={() => fitCriteria.archive(id)}
          restore={() => fitCriteria.restore(id)}
          touches={['fit_criteria']}
        />
      </Group>
    </li>
  )
}
