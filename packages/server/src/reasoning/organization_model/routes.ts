import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'
import { testOrganizationModel } from './test_model.ts'

export function organizationModelRoutes(
  { read, write, reachOut }: Routes,
  dependencies: service.ModelDependencies,
) {
  read(operations.getOrganizationModel, (_, db) => service.getOrganizationModel(dependencies, db))
  write(operations.updateOrganizationModel, (context, db, { body }) =>
    service.updateOrganizationModel(dependencies, context, db, body),
  )
  reachOut(operations.testOrganizationModel, (context, tenant) =>
    testOrganizationModel(dependencies, context, tenant),
  )
}
