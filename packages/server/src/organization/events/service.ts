import { Event, type Input, type operations } from '@foyer/contract'
import type { Queryable } from '../../platform/db/index.ts'
import type { EventFeed } from '../../platform/events/index.ts'
import { listOf, timeOf } from '../../platform/http/index.ts'
import { representation } from '../../platform/index.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
export const representEvent = representation(Event)

/** As long as a list waits for writes in progress, so that whoever pages on from it misses none of them. */
const patienceMs = 1000
const pageSize = 100

export async function listEvents(
  feed: EventFeed,
  db: Queryable,
  query: Input<Operations['listEvents']>['query'],
) {
  const since = timeOf('since', query.since)
  const rows = await repository.list(db, query, since, await feed.settled(db.organization_id, patienceMs))
  return listOf(rows, query, representEvent)
}

export async function getEvent(db: Queryable, id: number) {
  return representEvent(await repository.get(db, id))
}

/** What followed `after`, or what follows from now on, until the signal says that nobody listens any more. */
export async function streamEvents(
  feed: EventFeed,
  db: Queryable,
  after: number | undefined,
  signal: AbortSignal,
) {
  return eventsAfter(feed, db, after ?? (await feed.settled(db.organization_id)), signal)
}

async function* eventsAfter(feed: EventFeed, db: Queryable, after: number, signal: AbortSignal) {
  let last = after
  for await (const settled of feed.follow(db.organization_id, signal)) {
    while (last < settled && !signal.aborted) {
      const rows = await repository.listBetween(db, last, settled, pageSize)
      for (const row of rows) yield representEvent(row)
      last = rows.length < pageSize ? settled : rows.at(-1)!.id
    }
  }
}
