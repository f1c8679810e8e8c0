import { Text } from '@mantine/core'
import rows from '../../../parts/Rows.module.css'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import type { ArchivedParts } from './live_flow.ts'
import { useFlowActions } from './use_flow_actions.ts'

/** What was archived, each with its way back. */
export function ArchivedSection({ phases, slots }: ArchivedParts) {
  const { restorePhase, restoreSlot, isBusy } = useFlowActions()
  if (phases.length + slots.length === 0) return null
  return (
    <Section
      title="Archived"
      description="New conversations skip these. Restored ones return to their place."
      flush
    >
      <ul className={rows.rows}>
        {phases.map((phase) => (
          <li key={phase.id}>
            <Row name={phase.title} detail="Phase" disabled={isBusy} onRestore={() => restorePhase(phase)} />
          </li>
        ))}
        {slots.map(({ phase, slot }) => (
          <li key={slot.id}>
            <Row
              name={slot.title ?? slot.key}
              detail={`Question in ${phase.title}`}
              disabled={isBusy}
              onRestore={() => restoreSlot(slot)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface RowProps {
  name: string
  detail: string
  disabled: boolean
  onRestore: () => void
}

const Row = ({ name, detail, disabled, onRestore }: RowProps) => (
  <div className={rows.row}>
    <div className={rows.words}>
      <Text size="sm">{name}</Text>
      <Text size="xs" c="dimmed">
        {detail}
      </Text>
    </div>
    <WriteButton
      variant="default"
      size="xs"
      disabled={disabled}
      onClick={onRestore}
      aria-label={`Restore ${name}`}
    >
      Restore
    </WriteButton>
  </div>
)
