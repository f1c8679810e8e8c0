import { MultiSelect, Select } from '@mantine/core'
import { agentOptions, useAgentsInUse } from '../../../api/agents.ts'
import { isAddress } from '../sources/runs.ts'
import type { FieldsProps } from './ContentFields.tsx'
import { hoursOf, refreshOptions } from './refresh.ts'

/** Who may use it, and how it stays fresh. */
export function UseFields({ values, errors, set }: FieldsProps) {
  const agents = useAgentsInUse()
  return (
    <>
      {isAddress(values) && (
        <Select
          label="Sync automatically"
          data={refreshOptions(values.refresh_hours)}
          value={String(values.refresh_hours ?? 'never')}
          error={errors.refresh_hours}
          onChange={(chosen) => set({ refresh_hours: hoursOf(chosen) })}
          allowDeselect={false}
          w={{ base: '100%', xs: 240 }}
        />
      )}
      <MultiSelect
        label="Agents that may use it"
        description="Leave empty for all agents."
        data={agentOptions(agents)}
        value={values.agents}
        error={errors.agents}
        onChange={(chosen) => set({ agents: chosen })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Let all agents use it' }}
      />
    </>
  )
}
