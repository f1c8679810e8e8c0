/**
 * A backup is gzip'ed text: a line of JSON that says what it is, then every table as a line of JSON with its name
 * and columns, PostgreSQL's own COPY text, and a line `\.`; last, the positions of the sequences. COPY text is the
 * same in every major version, so that a backup is also the way from one to the next.
 */

export const format = 1

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

export const endOfTable = '\\.'

export interface TableCount {
  table: string
  rows: number
}
