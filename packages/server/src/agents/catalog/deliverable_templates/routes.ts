import { operations } from '@foyer/contract'
import type { Routes } from '../../../platform/http/index.ts'
import * as service from './service.ts'

export function deliverableTemplateRoutes({ read, write }: Routes) {
  read(operations.listDeliverableTemplates, (_, db, { query }) => service.listDeliverableTemplates(db, query))
  write(operations.createDeliverableTemplate, (context, db, { body }) =>
    service.createDeliverableTemplate(context, db, body),
  )
  read(operations.getDeliverableTemplate, (_, db, { params }) =>
    service.getDeliverableTemplate(db, params.id),
  )
  write(operations.updateDeliverableTemplate, (context, db, { params, body }) =>
    service.updateDeliverableTemplate(context, db, params.id, body),
  )
  write(operations.archiveDeliverableTemplate, (context, db, { params }) =>
    service.archiveDeliverableTemplate(context, db, params.id),
  )
  write(operations.restoreDeliverableTemplate, (context, db, { params }) =>
    service.restoreDeliverableTemplate(context, db, params.id),
  )
}
