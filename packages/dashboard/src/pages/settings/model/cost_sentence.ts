import type { OrganizationModel, UsageDay } from '@foyer/sdk'

type Day = Pick<UsageDay, 'conversations' | 'model_tokens' | 'credits'>

const inWords = (count: number) => Math.round(count).toLocaleString('en')

/** What conversations have cost in tokens, on average. Tests use tokens, too, but are not counted as conversations. */
export function costSentence(
  { provider }: Pick<OrganizationModel, 'provider'>,
  days: readonly Day[],
): string {
  const sum = (part: keyof Day) => days.reduce((total, day) => total + day[part], 0)
  const conversations = sum('conversations')
  const tokens = sum('model_tokens')
  if (tokens === 0 || conversations === 0)
    return provider === 'builtin'
      ? 'Without a model, conversations cost nothing.'
      : 'No conversation has used the model yet. Once some have, you see here what one costs on average.'
  const credits = sum('credits')
  const charged = credits > 0 ? ` and ${inWords(credits / conversations)} credits` : ''
  return `In the last ${days.length} days, a conversation took ${inWords(tokens / conversations)} tokens${charged} on average, your tests included.`
}
