import { visits } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { EventFeed } from '../../platform/events/index.ts'
import {
  type BindDependencies,
  installUnrouted,
  type LimitClock,
  routesOf,
} from '../../platform/http/index.ts'
import type { Printer } from '../deliverables/pdf/printer.ts'
import type { Turns } from '../turns/index.ts'
import { admitVisitors } from './admission.ts'
import { watchConversations } from './conversation_watch.ts'
import { visitorFinder } from './find_visitor.ts'
import { visitLimits } from './limits.ts'
import { visitRoutes } from './routes.ts'
import { documentTokens } from './tokens.ts'
import { visitTurns } from './turns.ts'
import { visitRepresentations } from './visit_representations.ts'

interface VisitDependencies extends BindDependencies {
  publicUrl: string
  limitClock: LimitClock
  feed: EventFeed
  turns: Turns
  printer: Printer
}

/** The face for visitors: one conversation each, on pages of other origins. The app stands under /visit. */
export function installVisits(app: FastifyInstance, dependencies: VisitDependencies) {
  const { database, secrets, now, limitClock, publicUrl, feed, turns, printer } = dependencies
  admitVisitors(app, {
    findVisitor: visitorFinder(database, secrets, now),
    limits: visitLimits(database.system, secrets, limitClock),
    publicUrl,
  })
  installUnrouted(app, '/visit', Object.values(visits))
  const representations = visitRepresentations(secrets, publicUrl, now)
  visitRoutes(routesOf(app, dependencies), {
    representations,
    secrets,
    documents: documentTokens(secrets),
    printer,
    turns: visitTurns(turns, representations),
    watch: watchConversations(feed, database),
    now,
  })
}
