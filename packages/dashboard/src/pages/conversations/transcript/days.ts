import type { Message } from '@foyer/sdk'

/** The messages of a conversation, day by day: it may go on for a week. */

interface Day {
  label: string
  messages: Message[]
}

const sameYear = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'short' })
const otherYear = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

export function daysOf(messages: readonly Message[], now: Date): Day[] {
  const days = Map.groupBy(messages, ({ created_at }) => dayLabel(new Date(created_at), now))
  return [...days].map(([label, said]) => ({ label, messages: said }))
}

/** In the person's own time zone. */
export function dayLabel(at: Date, now: Date): string {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  const daysAgo = Math.round((midnight(now) - midnight(at)) / 86_400_000)
  if (daysAgo === 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  return (at.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(at)
}

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
export const clockTime = (at: Date) => clock.format(at)
