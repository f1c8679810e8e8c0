export { listenForAnnouncements } from './announce.ts'
export { checkNotifications } from './check_notifications.ts'
export { withOwnSession } from './check_session.ts'
export { type Address, connect, type Fragment, ping, type Sql } from './connect.ts'
export { type Database, openDatabase } from './database.ts'
export { clusterIn, readHome } from './embedded/home.ts'
export {
  type EmbeddedAddress,
  type EmbeddedOptions,
  type EmbeddedPostgres,
  findRunning,
  startEmbedded,
} from './embedded/index.ts'
export { isLocked } from './embedded/lock.ts'
export { EmbeddedRefusal } from './embedded/refusal.ts'
export { nameOfUser } from './embedded/users.ts'
export { allMatches, findMatches, type Matches, matching, parsed } from './full_text.ts'
export { appRole, isolate } from './isolation.ts'
export { leaseEnd } from './lease_end.ts'
export type { Listener, Subscription } from './listener.ts'
export { knowledgeLock, type Lock, namesLock, organizationLock, rowLock } from './locks.ts'
export { MigrationRefusal, migrateWithin, readMigrations } from './migrate.ts'
export { findOrganization, findOwnOrganization, organizationColumns } from './organization.ts'
export type { Pooler } from './pooler.ts'
export { type JobKind, schema } from './queue.ts'
export { insertRow, updateRow } from './row.ts'
export type { Rows } from './rows.gen.ts'
export { withSession } from './session.ts'
export type { Snapshot } from './snapshot.ts'
export { isUnreachable } from './storage_error.ts'
export { StorageRefusal } from './storage_refusal.ts'
export type { Queryable, SnapshotQueryable, Tenant, Transaction } from './tenant.ts'
export { type StorageTiming, servingTiming } from './timing.ts'
