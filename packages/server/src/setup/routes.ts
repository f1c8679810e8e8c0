import type { EmbedText } from '@foyer/engine'
import type { Routes } from '../platform/http/index.ts'
import type { Outbound } from '../platform/outbound/index.ts'
import { catalogGenerationRoutes } from './catalog_generations/routes.ts'
import { configurationRoutes } from './configuration/routes.ts'
import type { PlanDependencies } from './configuration/service.ts'
import { configurationTestRoutes } from './configuration_tests/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { readinessRoutes } from './readiness/routes.ts'
import type { ReadinessDependencies } from './readiness/service.ts'

interface SetupDependencies extends ReadinessDependencies, PlanDependencies {
  vectorOf: EmbedText
  outbound: Outbound
}

export function setupRoutes(routes: Routes, dependencies: SetupDependencies) {
  catalogGenerationRoutes(routes)
  onboardingRoutes(routes, dependencies)
  readinessRoutes(routes, dependencies)
  configurationRoutes(routes, dependencies)
  configurationTestRoutes(routes, dependencies)
}
