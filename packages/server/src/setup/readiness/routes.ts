import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { getAgentReadiness, type ReadinessDependencies } from './service.ts'

export function readinessRoutes({ read }: Routes, dependencies: ReadinessDependencies) {
  read(operations.getAgentReadiness, (context, db, { params }) =>
    getAgentReadiness(dependencies, context, db, params.slug),
  )
}
