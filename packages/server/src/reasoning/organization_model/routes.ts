import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function organizationModelRoutes({ read, write, reachOut }: Routes, modelling: service.Modelling) {
  read(operations.getOrganizationModel, (_, db) => service.getOrganizationModel(modelling, db))
  write(operations.updateOrganizationModel, (context, db, { body }) =>
    service.updateOrganizationModel(modelling, context, db, body),
  )
  reachOut(operations.testOrganizationModel, (context, tenant) =>
    service.testOrganizationModel(modelling, context, tenant),
  )
}
