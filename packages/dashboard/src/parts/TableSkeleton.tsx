import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './TableSkeleton.module.css'

/** As high as the rows that will come, so that nothing jumps when they do. */
export function TableSkeleton({
  columns,
  label,
  rows = 6,
}: {
  columns: number
  label: string
  rows?: number
}) {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">Loading {label.toLowerCase()}</VisuallyHidden>
      <div className={classes.header} />
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className={classes.row}>
          {[...Array(columns).keys()].map((column) => (
            <Skeleton key={column} height={12} width={column === 0 ? '70%' : '45%'} />
          ))}
        </div>
      ))}
    </div>
  )
}
