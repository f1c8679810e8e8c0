import type { Sql } from './connect.ts'
import type { Database } from './database.ts'
import type { Listener } from './listener.ts'
import type { PoolLoad } from './pool.ts'
import type { Replicas } from './replicas.ts'
import type { Snapshot } from './snapshot.ts'
import type { Tenant } from './tenant.ts'

/** The way of requests and of the operator's commands to every organization, whichever database it lives in. */
export interface Databases {
  tenant(organization_id: number): Tenant
  /** The first database: people, their sessions, limits and the directory. */
  system: Sql
  /** Each of them by itself, the first one first. */
  all: readonly Database[]
  /** Where an organization lives. Fails with `UnknownHome` when that is none of `all`. */
  homeOf(organization_id: number): Database | Promise<Database>
  /** A row that is looked for without its organization: a key, a link, a public id. */
  findAnywhere<Row extends InOrganization>(look: Look<Row | undefined>): Promise<Row | undefined>
  /** Rows of several organizations. Fails when one of the databases does. */
  listEverywhere<Row extends InOrganization>(look: Look<Row[]>): Promise<Row[]>
  /** Everything of one organization as it stood at one moment, over a connection of its own. */
  snapshot<Result>(organization_id: number, work: (snapshot: Snapshot) => Promise<Result>): Promise<Result>
  /** Where lists are read. */
  replicas: Pick<Replicas, 'list' | 'figures'>
  /** Notifications of other servers. */
  listener: Listener
  /** How busy each pool of connections is, by its name. */
  loads(): Record<string, PoolLoad>
  close(): Promise<void>
}

/** An organization that is being moved has its rows in two databases. Those count that are where it lives. */
export interface InOrganization {
  organization_id: number
}

type Look<Found> = (system: Sql) => Promise<Found>

/** What DATABASE_URL, or the embedded PostgreSQL, is called beside further ones. */
export const firstName = 'first'
