import { visits } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { takeTurn } from '../turns/take_turn.ts'
import { conversationOf } from './conversation_of.ts'
import * as service from './service.ts'
import type { Shown } from './shown.ts'
import { visitEvents } from './stream.ts'
import type { Tokens } from './tokens.ts'
import type { VisitTurns } from './turns.ts'
import type { Watch } from './watch.ts'

interface Means {
  shown: Shown
  documents: Tokens
  turns: VisitTurns
  watch: Watch
}

export function visitRoutes(
  { read, write, handle, stream }: Routes,
  { shown, documents, turns, watch }: Means,
) {
  read(visits.getVisitedAgent, (_, db, { params }) => service.getVisitedAgent(db, params.public_id))
  write(visits.startVisit, (context, db, { params, body }) =>
    service.startVisit(shown, context, db, params.public_id, body),
  )
  read(visits.getVisit, (context, db) => service.getVisit(shown, context, db))
  handle(visits.sendVisitMessage, (call) => takeTurn(call, turns))
  stream(visits.streamVisit, async (context, db, { lastEventId: after }, signal) =>
    visitEvents(watch, db, shown, { conversation_id: conversationOf(context), after }, signal),
  )
  write(visits.rateVisit, (context, db, { body }) => service.rateVisit(shown, context, db, body.rating))
  read(visits.getVisitDocument, (context, db, { params }) =>
    service.getVisitDocument(documents, context, db, params.document),
  )
}
