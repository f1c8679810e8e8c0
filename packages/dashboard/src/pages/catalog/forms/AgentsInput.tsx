import { MultiSelect } from '@mantine/core'
import { agentOptions, useAgents } from '../../../api/agents.ts'

interface AgentsInputProps {
  description: string
  value: string[]
  onChange: (agents: string[]) => void
  error: string | undefined
  readOnly: boolean
}

/** Which agents something is for, by their names. */
export function AgentsInput({ value, ...props }: AgentsInputProps) {
  const { data } = useAgents()
  const options = agentOptions(data?.filter(({ slug, archived }) => !archived || value.includes(slug)))
  return (
    <MultiSelect
      label="Agents"
      placeholder={value.length === 0 ? 'No agent' : undefined}
      data={options}
      value={value}
      hidePickedOptions
      searchable
      clearable
      nothingFoundMessage="No other agents."
      {...props}
    />
  )
}
