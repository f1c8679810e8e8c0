import type { ModelUsageRow } from './repository.ts'

/** What models have read, written and cost: together, and by agent. */
export function modelUsageOf(rows: readonly ModelUsageRow[]) {
  const byAgent = Map.groupBy(rows, ({ agent }) => agent)
  byAgent.delete(null)
  return {
    ...sumOf(rows),
    agents: [...byAgent].map(([agent, own]) => ({ agent, ...sumOf(own) })),
  }
}

function sumOf(rows: readonly ModelUsageRow[]) {
  const sum = (part: 'input_tokens' | 'cached_tokens' | 'output_tokens' | 'micros', some = rows) =>
    some.reduce((total, row) => total + row[part], 0)
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency)
  byCurrency.delete(null)
  return {
    input_tokens: sum('input_tokens'),
    cached_tokens: sum('cached_tokens'),
    output_tokens: sum('output_tokens'),
    costs: [...byCurrency].map(([currency, some]) => ({ amount: sum('micros', some) / 1_000_000, currency })),
  }
}
