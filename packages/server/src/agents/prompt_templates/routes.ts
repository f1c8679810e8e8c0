import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { listPromptReferences } from './references.ts'
import * as service from './service.ts'

export function promptTemplateRoutes({ read, write }: Routes) {
  read(operations.listPromptTemplates, (_, db, { params, query }) =>
    service.listPromptTemplates(db, params.slug, query),
  )
  write(operations.createPromptTemplate, (context, db, { params, body }) =>
    service.createPromptTemplate(context, db, params.slug, body),
  )
  read(operations.listPromptReferences, (_, db, { params, query }) =>
    listPromptReferences(db, params.slug, query),
  )
  read(operations.getPromptTemplate, (_, db, { params }) =>
    service.getPromptTemplate(db, params.slug, params.id),
  )
  write(operations.activatePromptTemplate, (context, db, { params }) =>
    service.activatePromptTemplate(context, db, params.slug, params.id),
  )
  write(operations.archivePromptTemplate, (context, db, { params }) =>
    service.archivePromptTemplate(context, db, params.slug, params.id),
  )
  write(operations.restorePromptTemplate, (context, db, { params }) =>
    service.restorePromptTemplate(context, db, params.slug, params.id),
  )
  read(operations.diffPromptTemplates, (_, db, { params, query }) =>
    service.diffPromptTemplates(db, params.slug, params.id, query.against),
  )
}
