import type { Routes } from '../platform/http/index.ts'
import { attentionRoutes } from './attention/routes.ts'
import { contactRoutes } from './contacts/routes.ts'
import { conversationRoutes } from './conversations/routes.ts'
import { correctionRoutes } from './corrections/routes.ts'
import { type DeliverableDependencies, deliverableRoutes } from './deliverables/routes.ts'
import { insightRoutes } from './insights/routes.ts'
import { leadRoutes } from './leads/routes.ts'
import { noteRoutes } from './notes/routes.ts'
import type { PreviewDependencies } from './previews/preview_prompt.ts'
import { previewRoutes } from './previews/routes.ts'
import { savedReplyRoutes } from './saved_replies/routes.ts'
import { teammateRoutes } from './teammates/routes.ts'
import type { ExplainingDependencies } from './turns/explain_message.ts'
import type { Turns } from './turns/index.ts'
import { turnRoutes } from './turns/routes.ts'
import type { WritingDependencies } from './writing/dependencies.ts'
import { writingRoutes } from './writing/routes.ts'

export function conversationsRoutes(
  routes: Routes,
  turns: Turns,
  dependencies: DeliverableDependencies & WritingDependencies & PreviewDependencies & ExplainingDependencies,
) {
  conversationRoutes(routes)
  turnRoutes(routes, turns, dependencies)
  deliverableRoutes(routes, dependencies)
  writingRoutes(routes, dependencies)
  correctionRoutes(routes, dependencies)
  noteRoutes(routes)
  savedReplyRoutes(routes)
  contactRoutes(routes)
  leadRoutes(routes)
  insightRoutes(routes)
  attentionRoutes(routes)
  teammateRoutes(routes)
  previewRoutes(routes, dependencies)
}
