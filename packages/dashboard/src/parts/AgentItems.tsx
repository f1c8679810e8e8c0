import { Menu } from '@mantine/core'
import { type ReactNode, useState } from 'react'

interface Named {
  slug: string
  name: string
}

/** More agents than these are found by typing. */
export const fewAgents = 8

/** Agents in a menu, one below the other. */
export function AgentItems<Agent extends Named>({
  agents,
  children,
}: {
  agents: readonly Agent[]
  children: (agents: readonly Agent[]) => ReactNode
}) {
  const [words, setWords] = useState('')
  if (agents.length <= fewAgents) return children(agents)
  const wanted = words.trim().toLowerCase()
  const found = agents.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <>
      <Menu.Search
        aria-label="Search agents"
        placeholder="Search agents"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {children(found.slice(0, fewAgents))}
      {found.length > fewAgents && <Menu.Label>Type to find {found.length - fewAgents} more</Menu.Label>}
    </>
  )
}
