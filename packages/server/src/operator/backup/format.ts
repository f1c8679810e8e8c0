/**
 * A backup is gzip'ed lines of JSON: one that says what it is; then for every table one with its name and columns,
 * one for each row with the text forms of its values, and `null`; last, the positions of the sequences. Of several
 * databases it has one such part after the other, each behind a line with its name. The text forms are the same in every
 * major version of PostgreSQL, so that a backup is also the way from one to the next.
 * Not COPY: the driver's COPY streams can wait for ever, on reading (porsager/postgres#499) and when a row is refused.
 */

/** Of one database, as every release reads it; and of several. */
export const formats = { single: 1, several: 2 }

export interface Header {
  foyer: 'backup'
  format: number
  created_at: string
  /** The schema the rows belong to: restoring applies these migrations, loads, and applies the later ones. */
  migrations: { number: number; checksum: string }[]
  /** Their names, the first one first; absent where there is only that. */
  databases?: string[]
}

export interface DatabaseHeader {
  database: string
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
  /** Absent where there is only one. */
  database?: string
  table: string
  rows: number
}
