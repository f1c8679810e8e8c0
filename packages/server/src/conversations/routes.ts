import type { Routes } from '../platform/http/index.ts'
import { conversationRoutes } from './conversations/routes.ts'
import { deliverableRoutes } from './deliverables/routes.ts'
import { previewRoutes } from './previews/routes.ts'
import type { Turns } from './turns/index.ts'
import { turnRoutes } from './turns/routes.ts'

export function conversationsRoutes(routes: Routes, turns: Turns) {
  conversationRoutes(routes)
  turnRoutes(routes, turns)
  deliverableRoutes(routes)
  previewRoutes(routes)
}
