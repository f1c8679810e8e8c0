import type { EmbedText } from '@foyer/engine'
import type { Routes } from '../platform/http/index.ts'
import { catalogGenerationRoutes } from './catalog_generations/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { onboardingPorts } from './ports.ts'

export function setupRoutes(routes: Routes, { vectorOf }: { vectorOf: EmbedText }) {
  catalogGenerationRoutes(routes)
  onboardingRoutes(routes, { ports: onboardingPorts, vectorOf })
}
