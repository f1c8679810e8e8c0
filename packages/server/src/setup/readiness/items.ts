import { type Readiness, type ReadinessKey, readinessKeys } from '@foyer/contract'
import type { Checks } from './checks/check.ts'
import { flowChecks } from './checks/flow.ts'
import { knowledgeChecks } from './checks/knowledge.ts'
import { receptionChecks } from './checks/reception.ts'
import { wordChecks } from './checks/words.ts'
import type { AgentStanding } from './standing.ts'

const checks: Checks<ReadinessKey> = { ...receptionChecks, ...knowledgeChecks, ...flowChecks, ...wordChecks }

/** What is left to do, the most pressing first. */
export function itemsLeft(standing: AgentStanding): Readiness['items'] {
  return readinessKeys.flatMap((key) => {
    const { level, left } = checks[key]
    return left(standing).map((item) => ({ key, level, ...item }))
  })
}
