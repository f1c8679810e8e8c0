import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import type { ModelSetting } from '../../reasoning/index.ts'
import { getAgentReadiness } from './service.ts'

export function readinessRoutes({ read }: Routes, models: { installationModel: ModelSetting | null }) {
  read(operations.getAgentReadiness, (_, db, { params }) => getAgentReadiness(models, db, params.slug))
}
