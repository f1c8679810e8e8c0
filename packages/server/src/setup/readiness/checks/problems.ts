import { operations } from '@foyer/contract'
import type { Location, Problem } from '@foyer/engine'
import { type Call, callOf } from '../remedy.ts'
import type { AgentStanding } from '../standing.ts'

/** What compiling reports by these rules. */
export const problemsOf = ({ problems }: AgentStanding, ...rules: string[]): Problem[] =>
  problems.filter(({ rule }) => rules.includes(rule))

/** The call that changes the field most to blame. */
export function callFor({ locations }: Problem, agent_slug: string): Call {
  const [{ on, id, path }] = locations as [Location]
  if (on === 'slot') return callOf(operations.updateSlot, { agent_slug, id: id! })
  if (on === 'phase')
    return fixed.test(path)
      ? callOf(operations.archiveFlowState, { agent_slug, id: id! })
      : callOf(operations.updateFlowState, { agent_slug, id: id! })
  if (path === 'phases') return callOf(operations.createFlowState, { agent_slug })
  if (path === 'states') return callOf(operations.orderFlowStates, { agent_slug })
  return callOf(operations.updateFlow, { agent_slug })
}

const fixed = /^(kind|key|archived)$/
