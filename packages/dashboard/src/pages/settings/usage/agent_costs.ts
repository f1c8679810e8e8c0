import type { UsageDay } from '@foyer/sdk'
import { costWords } from '../../../parts/cost_words.ts'

type Day = Pick<UsageDay, 'model_tokens' | 'costs' | 'agents'>
type Costs = UsageDay['costs']

export interface AgentCost {
  /** Null for what no agent did: reading sources, proposals, tests. */
  agent: string | null
  tokens: number
  /** In words: amounts of several currencies are not added. */
  cost: string
}

/** What each agent has used of models, who used most first. Empty where no agent has. */
export function agentCosts(days: readonly Day[]): AgentCost[] {
  const byAgent = Map.groupBy(
    days.flatMap(({ agents }) => agents),
    ({ agent }) => agent,
  )
  if (byAgent.size === 0) return []
  const rows = [...byAgent].map(([agent, used]) => ({
    agent,
    tokens: sum(used.map(({ input_tokens, output_tokens }) => input_tokens + output_tokens)),
    cost: inWords(added(used.flatMap(({ costs }) => costs))),
  }))
  rows.sort((one, other) => other.tokens - one.tokens)
  const tokens = sum(days.map(({ model_tokens }) => model_tokens)) - sum(rows.map((row) => row.tokens))
  return tokens > 0 ? [...rows, { agent: null, tokens, cost: inWords(rest(days)) }] : rows
}

/** All costs without those of agents. */
function rest(days: readonly Day[]): Map<string, number> {
  const all = added(days.flatMap(({ costs }) => costs))
  for (const { amount, currency } of days.flatMap(({ agents }) => agents).flatMap(({ costs }) => costs))
    all.set(currency, (all.get(currency) ?? 0) - amount)
  return all
}

function added(costs: Costs): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { amount, currency } of costs) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return sums
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const inWords = (sums: ReadonlyMap<string, number>) =>
  [...sums]
    .filter(([, amount]) => amount > 0.000_001)
    .map(([currency, amount]) => costWords({ amount, currency }))
    .join(' + ') || '–'
