import type { KnowledgeSummary } from '@foyer/sdk'
import type { Total } from './Totals.tsx'

/** How many sources there are, and how many of them are not as they should be. */
export function sourceTotal({ total, reading, failed }: KnowledgeSummary['sources']): Total {
  const states = [reading > 0 && `${reading} syncing`, failed > 0 && `${failed} failed`].filter(Boolean)
  const among = states.length > 0 ? ` (${states.join(', ')})` : ''
  return { count: total, one: `source${among}`, many: `sources${among}` }
}
