import { Anchor } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Section } from '../../parts/Section.tsx'
import { TableSkeleton } from '../../parts/TableSkeleton.tsx'
import classes from './HomePage.module.css'

interface ShortListProps<Thing> {
  title: string
  query: { data: Thing[] | undefined; error: unknown; refetch: () => unknown }
  /** Where all of them are. */
  all: LinkProps
  /** What to say when there are none. */
  none: string
  row: (thing: Thing) => ReactNode
}

const most = 5

export function ShortList<Thing>({ title, query, all, none, row }: ShortListProps<Thing>) {
  const { data, error, refetch } = query
  return (
    <Section
      title={title}
      flush
      actions={
        <Anchor renderRoot={(props) => <Link {...props} {...all} />} size="sm" aria-label={`All: ${title}`}>
          All
        </Anchor>
      }
    >
      {data === undefined &&
        (error ? (
          <ErrorNotice error={error} onRetry={refetch} />
        ) : (
          <TableSkeleton columns={2} rows={most} label={title} />
        ))}
      {data?.length === 0 && <div className={classes.calm}>{none}</div>}
      <ul className={classes.rows}>{data?.slice(0, most).map(row)}</ul>
    </Section>
  )
}
