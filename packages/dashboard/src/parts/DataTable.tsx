import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ListQuery, rowsOf } from '../api/list.ts'
import classes from './DataTable.module.css'
import { ErrorNotice } from './ErrorNotice.tsx'
import { LoadMore } from './LoadMore.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

export interface Column<Row> {
  /** Also the label on narrow screens, where a row is a card. */
  header: string
  cell: (row: Row) => ReactNode
  /** Of CSS, such as `8rem`; what is left goes to the columns without one. */
  width?: string
  align?: 'right'
  /** Left out on narrow screens. */
  wideOnly?: boolean
}

interface DataTableProps<Row> {
  /** What the rows are, for screen readers and in errors: "Agents". */
  label: string
  query: ListQuery<Row>
  /** The first one names the row; it holds the link. */
  columns: Column<Row>[]
  /** Where a row leads. The whole row can be clicked, its first cell is what the keyboard reaches. */
  link?: (row: Row) => LinkProps
  /** Shown instead of a table without rows: an `EmptyState`. */
  empty: ReactNode
}

/** A list of the API: rows that are links, skeletons of the same height, more by its cursor. */
export function DataTable<Row extends { id: number }>({
  label,
  query,
  columns,
  link,
  empty,
}: DataTableProps<Row>) {
  const rows = rowsOf(query)
  if (query.isPending) return <TableSkeleton columns={columns.length} label={label} />
  if (query.isError && rows.length === 0)
    return (
      <div className={classes.notice}>
        <ErrorNotice
          error={query.error}
          title={`${label} could not be loaded`}
          onRetry={() => query.refetch()}
        />
      </div>
    )
  if (rows.length === 0) return empty
  return (
    <>
      <table className={classes.table} aria-label={label} aria-busy={query.isPlaceholderData}>
        <thead>
          <tr>
            {columns.map(({ header, width, align, wideOnly }) => (
              <th key={header} scope="col" style={{ width }} data-align={align} data-wide-only={wideOnly}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-link={link !== undefined}>
              {columns.map(({ header, cell, align, wideOnly }, position) => (
                <td key={header} data-label={header} data-align={align} data-wide-only={wideOnly}>
                  {position === 0 && link ? (
                    <Link {...link(row)} className={classes.link}>
                      {cell(row)}
                    </Link>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <LoadMore query={query} />
    </>
  )
}
