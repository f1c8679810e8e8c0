import type { KnowledgeEquipment } from '../knowledge/index.ts'
import { type BackgroundWork, closeOver, type Sweep } from '../platform/queue/index.ts'
import { generateCatalog } from './catalog_generations/generate_catalog.ts'
import { onboard } from './onboarding/onboard.ts'
import { resumeRuns } from './onboarding/resume_runs.ts'

export const resumeOnboarding: Sweep = {
  name: 'resume_onboarding',
  schedule: '* * * * *',
  run: resumeRuns,
}

export const setupWork = (equipment: KnowledgeEquipment): BackgroundWork => ({
  jobs: [closeOver(generateCatalog, equipment), closeOver(onboard, equipment)],
  sweeps: [resumeOnboarding],
})
