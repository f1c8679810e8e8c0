import type { Readiness } from '@foyer/sdk'
import { pluralize } from '../../../parts/pluralize.ts'

/** How an agent stands, in one sentence. */
export function readinessSentence({ ready, items }: Pick<Readiness, 'ready' | 'items'>): string {
  if (items.length === 0) return 'There is nothing left to do.'
  const required = items.filter(({ level }) => level === 'required').length
  const others = items.length - required
  if (ready) return `It is ready for visitors. ${pluralize(others, 'thing')} would make it better.`
  return others === 0
    ? `${pluralize(required, 'thing')} must be done first.`
    : `${pluralize(required, 'thing')} must be done first. ${others} more would make it better.`
}
