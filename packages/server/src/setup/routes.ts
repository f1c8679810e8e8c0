import type { Routes } from '../platform/http/index.ts'
import { catalogGenerationRoutes } from './catalog_generations/routes.ts'

export function setupRoutes(routes: Routes) {
  catalogGenerationRoutes(routes)
}
