import { createCatalogGeneration, getCatalogGeneration } from './catalog_generations/service.ts'
import type { OnboardingPorts } from './onboarding/ports.ts'

/** What onboarding is put together from. */
export const onboardingPorts: OnboardingPorts = {
  generations: { create: createCatalogGeneration, get: getCatalogGeneration },
}
