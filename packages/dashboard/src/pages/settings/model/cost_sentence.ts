import type { OrganizationModel, UsageDay } from '@foyer/sdk'
import { costWords } from '../../../parts/cost_words.ts'

type Day = Pick<UsageDay, 'conversations' | 'model_tokens' | 'costs'>

const inWords = (count: number) => Math.round(count).toLocaleString('en')

/** What conversations have cost, on average. Tests use tokens, too, but are not counted as conversations. */
export function costSentence(
  { provider }: Pick<OrganizationModel, 'provider'>,
  days: readonly Day[],
): string {
  const conversations = days.reduce((total, day) => total + day.conversations, 0)
  const tokens = days.reduce((total, day) => total + day.model_tokens, 0)
  if (tokens === 0 || conversations === 0)
    return provider === 'builtin'
      ? 'Without a model, conversations cost nothing.'
      : 'No conversation has used the model yet. Once some have, you see here what one costs on average.'
  const costs = [...sumsOf(days)].map(([currency, amount]) =>
    costWords({ amount: amount / conversations, currency }),
  )
  const paid = costs.length > 0 ? ` and cost ${costs.join(' plus ')}` : ''
  return `In the last ${days.length} days, a conversation took ${inWords(tokens / conversations)} tokens${paid} on average, your tests included.`
}

function sumsOf(days: readonly Day[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { amount, currency } of days.flatMap(({ costs }) => costs))
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return sums
}
