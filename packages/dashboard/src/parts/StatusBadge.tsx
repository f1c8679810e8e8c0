import classes from './StatusBadge.module.css'
import type { StatusWord } from './statuses.ts'
import { statuses } from './statuses.ts'

/** A status word of the API, with its colour. The word is always written: colour alone says nothing. */
export function StatusBadge({ status }: { status: StatusWord }) {
  const [tone, label] = statuses[status]
  return (
    <span className={classes.badge} data-tone={tone}>
      {label}
    </span>
  )
}
