import { operations } from '@foyer/contract'
import type { EventFeed } from '../../platform/events/index.ts'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function eventRoutes({ read, stream }: Routes, feed: EventFeed) {
  read(operations.listEvents, (_, db, { query }) => service.listEvents(feed, db, query))
  stream(operations.streamEvents, (_, db, { query, lastEventId }, signal) =>
    service.streamEvents(feed, db, lastEventId ?? query.after, signal),
  )
  read(operations.getEvent, (_, db, { params }) => service.getEvent(db, params.id))
}
