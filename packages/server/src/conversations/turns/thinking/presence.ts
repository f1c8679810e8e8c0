import { type Presence, presenceAt } from '@foyer/engine'
import { getNotificationSettings } from '../../../organization/index.ts'
import type { Queryable } from '../../../platform/db/index.ts'
import { getTimezone } from './repository.ts'

/** When a visitor can expect somebody, by the office hours as they are now; null where there are none. */
export async function getPresence(db: Queryable, now: Date): Promise<Presence | null> {
  const { office_hours } = await getNotificationSettings(db)
  return office_hours && presenceAt(now.getTime(), office_hours, await getTimezone(db))
}
