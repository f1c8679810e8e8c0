import type { Routes } from '../platform/http/index.ts'
import { catalogGenerationRoutes } from './catalog_generations/routes.ts'
import { readinessRoutes } from './readiness/routes.ts'
import type { ReadinessDependencies } from './readiness/service.ts'

export function setupRoutes(routes: Routes, dependencies: ReadinessDependencies) {
  catalogGenerationRoutes(routes)
  readinessRoutes(routes, dependencies)
}
