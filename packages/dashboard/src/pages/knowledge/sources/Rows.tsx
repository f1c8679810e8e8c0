import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { type ListQuery, rowsOf } from '../../../api/list.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { LoadMore } from '../../../parts/LoadMore.tsx'
import { TableSkeleton } from '../../../parts/TableSkeleton.tsx'
import classes from './Rows.module.css'

interface RowsProps<Row> {
  /** What they are, for screen readers and in errors: "Facts". */
  label: string
  query: ListQuery<Row>
  children: (row: Row) => ReactNode
  isQuiet?: (row: Row) => boolean
  empty: ReactNode
}

/** A list of the API whose rows are words rather than cells. */
export function Rows<Row extends { id: number }>({ label, query, children, isQuiet, empty }: RowsProps<Row>) {
  const rows = rowsOf(query)
  if (query.isPending) return <TableSkeleton columns={1} label={label} />
  if (query.isError && rows.length === 0)
    return (
      <Box p="md">
        <ErrorNotice
          error={query.error}
          title={`${label} could not be loaded`}
          onRetry={() => query.refetch()}
        />
      </Box>
    )
  if (rows.length === 0) return empty
  return (
    <>
      <ul className={classes.rows} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row} data-quiet={isQuiet?.(row) ?? false}>
            {children(row)}
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  )
}
