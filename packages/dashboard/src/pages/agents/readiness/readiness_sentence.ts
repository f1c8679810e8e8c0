import type { Readiness } from '@foyer/sdk'
import { pluralize } from '../../../parts/pluralize.ts'

const suggestions = (count: number) => `${pluralize(count, 'suggestion')} would improve`

/** How an agent stands, in one sentence. */
export function readinessSentence({ ready, items }: Pick<Readiness, 'ready' | 'items'>): string {
  if (items.length === 0) return 'There is nothing left to do.'
  const required = items.filter(({ level }) => level === 'required').length
  const others = items.length - required
  if (ready) return `The agent is ready for visitors. ${suggestions(others)} it.`
  return others === 0
    ? `${pluralize(required, 'thing')} must be done before visitors can use it.`
    : `${pluralize(required, 'thing')} must be done before visitors can use it. ${suggestions(others)} it.`
}
