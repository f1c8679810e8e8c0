import { operations } from '@foyer/contract'
import type { EmbedText } from '@foyer/engine'
import type { Routes } from '../../platform/http/index.ts'
import { createDeliverable } from './create_deliverable.ts'
import { previewDeliverableTemplate } from './preview_deliverable_template.ts'

export interface WritingDependencies {
  vectorOf: EmbedText
}

export function writingRoutes({ read, write }: Routes, { vectorOf }: WritingDependencies) {
  write(operations.createDeliverable, (context, db, { params, body }) =>
    createDeliverable(vectorOf, context, db, params.id, body),
  )
  read(operations.previewDeliverableTemplate, (context, db, { params, body }) =>
    previewDeliverableTemplate(vectorOf, context, db, params.id, body),
  )
}
