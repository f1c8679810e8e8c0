import type { KnowledgeEquipment } from '../knowledge/index.ts'
import { type BackgroundWork, closeOver } from '../platform/queue/index.ts'
import { generateCatalog } from './catalog_generations/generate_catalog.ts'

export const setupWork = (equipment: KnowledgeEquipment): BackgroundWork => ({
  jobs: [closeOver(generateCatalog, equipment)],
  sweeps: [],
})
