import type { UsageDay } from '@foyer/sdk'
import type { usageMeasures } from '../../../filters.ts'
import { pluralize } from '../../../parts/pluralize.ts'

/** Usage as it is drawn and listed: a point for each day, or for each month of a year. */

export type Measure = (typeof usageMeasures)[number]

export const measureLabels: Record<Measure, string> = {
  conversations: 'Conversations',
  messages: 'Messages',
  model_calls: 'Model calls',
  model_tokens: 'Model tokens',
}

export interface UsagePoint extends Record<Measure, number> {
  /** `2026-03-02`, or `2026-03`. */
  key: string
  label: string
}

// Days are those of UTC, as the API counts them.
const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Oldest first. The API has the newest day first. */
export function usagePoints(days: readonly UsageDay[], by: 'day' | 'month'): UsagePoint[] {
  const points = new Map<string, UsagePoint>()
  for (const day of days.toReversed()) {
    const key = by === 'day' ? day.date : day.date.slice(0, 7)
    const at = new Date(`${day.date}T00:00:00Z`)
    const before = points.get(key) ?? {
      key,
      label: (by === 'day' ? dayFormat : monthFormat).format(at),
      conversations: 0,
      messages: 0,
      model_calls: 0,
      model_tokens: 0,
    }
    points.set(key, {
      ...before,
      conversations: before.conversations + day.conversations,
      messages: before.messages + day.messages,
      model_calls: before.model_calls + day.model_calls,
      model_tokens: before.model_tokens + day.model_tokens,
    })
  }
  return [...points.values()]
}

export const totalOf = (points: readonly UsagePoint[], measure: Measure) =>
  points.reduce((sum, point) => sum + point[measure], 0)

/** The next round number, so that a scale ends on one: 1, 2 or 5 with zeros. */
export function roundedUp(value: number): number {
  if (value <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value
}

/** What the chart shows, in a sentence, for those who do not see it. */
export function chartSummary(points: readonly UsagePoint[], measure: Measure): string {
  const name = measureLabels[measure].toLowerCase()
  const one = name.replace(/s$/, '')
  const total = totalOf(points, measure)
  const [first, last] = [points[0]?.label, points.at(-1)?.label]
  if (total === 0) return `No ${name} from ${first} to ${last}.`
  const most = points.reduce((best, point) => (point[measure] > best[measure] ? point : best))
  return `${pluralize(total, one)} from ${first} to ${last}. The busiest ${most.key.length > 7 ? 'day' : 'month'} was ${most.label}, with ${most[measure].toLocaleString('en')}.`
}
