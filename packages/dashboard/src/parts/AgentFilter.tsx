import { agentOptions, useAgents } from '../api/agents.ts'
import { FilterSelect } from './FilterSelect.tsx'

interface AgentFilterProps {
  value: string | undefined
  onChange: (slug: string | undefined) => void
}

export function AgentFilter(props: AgentFilterProps) {
  const options = agentOptions(useAgents().data)
  return <FilterSelect label="Agent" any="Any agent" options={options} {...props} />
}
