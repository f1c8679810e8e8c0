import type { ReactNode } from 'react'
import { type ListQuery, rowsOf } from '../../api/list.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { LoadMore } from '../../parts/LoadMore.tsx'
import { Section } from '../../parts/Section.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import classes from './Catalog.module.css'

interface CardListProps<Row> {
  /** What the cards are: "Services". */
  label: string
  query: ListQuery<Row>
  card: (row: Row) => ReactNode
  empty: ReactNode
}

/** A list of the API as cards. */
export function CardList<Row extends { id: number }>({ label, query, card, empty }: CardListProps<Row>) {
  const rows = rowsOf(query)
  if (query.isPending) return <CardsSkeleton label={label.toLowerCase()} />
  if (query.isError && rows.length === 0)
    return (
      <ErrorNotice
        error={query.error}
        title={`${label} could not be loaded`}
        onRetry={() => query.refetch()}
      />
    )
  if (rows.length === 0) return <Section>{empty}</Section>
  return (
    <>
      <ul className={classes.cards} aria-label={label}>
        {rows.map(card)}
      </ul>
      <LoadMore query={query} />
    </>
  )
}
