import { Anchor } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Section } from '../../parts/Section.tsx'
import { TableSkeleton } from '../../parts/TableSkeleton.tsx'
import classes from './HomePage.module.css'

interface ShortListProps<Thing> {
  title: string
  description?: string
  query: { data: Thing[] | undefined; error: unknown; refetch: () => unknown }
  /** So many are shown. */
  most: number
  /** Where all of them are. */
  all: LinkProps
  /** What to say when there are none. */
  none: string
  row: (thing: Thing) => ReactNode
}

export function ShortList<Thing>({ title, description, query, most, all, none, row }: ShortListProps<Thing>) {
  const { data, error, refetch } = query
  return (
    <Section
      title={title}
      description={description}
      flush
      actions={
        <Anchor
          renderRoot={(props) => <Link {...props} {...all} />}
          size="sm"
          aria-label={`View all: ${title}`}
        >
          View all
        </Anchor>
      }
    >
      {data === undefined &&
        (error ? (
          <ErrorNotice error={error} onRetry={refetch} />
        ) : (
          <TableSkeleton columns={2} rows={5} label={title} />
        ))}
      {data?.length === 0 && <div className={classes.calm}>{none}</div>}
      <ul className={classes.rows}>{data?.slice(0, most).map(row)}</ul>
    </Section>
  )
}
