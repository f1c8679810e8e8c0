/**
 * A backup is gzip'ed lines of JSON: one that says what it is; then for every table one with its name and columns,
 * one for each row with the text forms of its values, and `null`; last, the positions of the sequences. The text
 * forms are the same in every major version of PostgreSQL, so that a backup is also the way from one to the next.
 * Not COPY: the driver's COPY streams can wait for ever, on reading (porsager/postgres#499) and when a row is refused.
 */

export const format = 1

/** Of several databases. No release wrote it, and none reads it. */
export const formatOfSeveral = 2

export interface Header {
  foyer: 'backup'
  format: number
  created_at: string
  /** The schema the rows belong to: restoring applies these migrations, loads, and applies the later ones. */
  migrations: { number: number; checksum: string }[]
}

export interface TableHeader {
  table: string
  columns: string[]
}

export interface Sequences {
  sequences: Record<string, number>
}

export const endOfTable = 'null'

export interface TableCount {
  table: string
  rows: number
}
