import { useInterval } from '@mantine/hooks'
import { useReducer } from 'react'
import { absoluteTime, relativeTime } from './relative_time.ts'

/** A time as people say it; the exact one when they point at it. `exact` for where the order within a day matters. */
export function Time({ value, exact }: { value: string | Date; exact?: boolean }) {
  const [, tick] = useReducer((minutes: number) => minutes + 1, 0)
  useInterval(tick, 60_000, { autoInvoke: !exact })
  const at = new Date(value)
  return (
    <time dateTime={at.toISOString()} title={absoluteTime(at)}>
      {exact ? absoluteTime(at) : relativeTime(at, new Date())}
    </time>
  )
}
