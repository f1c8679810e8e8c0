import { visits } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import type { Secrets } from '../../platform/index.ts'
import type { Printer } from '../deliverables/pdf/printer.ts'
import { takeTurn } from '../turns/take_turn.ts'
import { conversationOf } from './conversation_of.ts'
import type { ConversationWatch } from './conversation_watch.ts'
import * as service from './service.ts'
import { visitEvents } from './stream.ts'
import type { Tokens } from './tokens.ts'
import type { VisitTurns } from './turns.ts'
import type { VisitRepresentations } from './visit_representations.ts'

interface VisitDependencies {
  representations: VisitRepresentations
  secrets: Secrets
  documents: Tokens
  printer: Printer
  turns: VisitTurns
  watch: ConversationWatch
  now: () => Date
}

export function visitRoutes(
  { read, write, handle, stream }: Routes,
  { representations, secrets, documents, printer, turns, watch, now }: VisitDependencies,
) {
  read(visits.getVisitedAgent, (context, db, { params, query }) =>
    service.getVisitedAgent(context, db, params.public_id, query),
  )
  write(visits.startVisit, (context, db, { params, body }) =>
    service.startVisit({ representations, secrets }, context, db, params.public_id, body),
  )
  read(visits.getVisit, (context, db) => service.getVisit(representations, context, db))
  handle(visits.sendVisitMessage, (call) => takeTurn(call, turns))
  write(visits.stopVisitTurn, (context, db) => service.stopVisitTurn(representations, context, db))
  stream(visits.streamVisit, async (context, db, { lastEventId: after }, signal) =>
    visitEvents(watch, db, representations, { conversation_id: conversationOf(context), after, now }, signal),
  )
  write(visits.rateVisit, (context, db, { body }) =>
    service.rateVisit(representations, context, db, body.rating),
  )
  write(visits.readVisit, (context, db, { body }) => service.readVisit(representations, context, db, body))
  write(visits.agreeToMail, (context, db, { body }) =>
    service.agreeToMail(representations, context, db, body),
  )
  read(visits.getVisitDocument, (context, db, { params }) =>
    service.getVisitDocument(documents, context, db, params.document),
  )
  read(visits.getVisitDocumentFile, (context, db, { params }) =>
    service.getVisitDocumentFile({ tokens: documents, printer }, context, db, params.document),
  )
}
