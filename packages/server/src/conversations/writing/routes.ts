import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { createDeliverable } from './create_deliverable.ts'
import type { WritingDependencies } from './dependencies.ts'
import { previewDeliverableTemplate } from './preview_deliverable_template.ts'

export function writingRoutes({ read, write }: Routes, dependencies: WritingDependencies) {
  write(operations.createDeliverable, (context, db, { params, body }) =>
    createDeliverable(dependencies, context, db, params.id, body),
  )
  read(operations.previewDeliverableTemplate, (context, db, { params, body }) =>
    previewDeliverableTemplate(dependencies, context, db, params.id, body),
  )
}
