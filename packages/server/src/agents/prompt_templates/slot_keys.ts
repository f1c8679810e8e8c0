import { liveSlotsOf } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import * as flows from '../flow/repository.ts'

/** What `{{slots.<key>}}` can name: the live slots of live phases. */
export async function liveSlotKeys(db: Queryable, slug: string): Promise<string[]> {
  const { flow } = await flows.get(db, slug)
  return liveSlotsOf(flow).map(({ slot }) => slot.key)
}
