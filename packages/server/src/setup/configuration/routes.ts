import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { applyConfiguration, getConfiguration, type PlanDependencies, planConfiguration } from './service.ts'

export function configurationRoutes({ read, write, handle }: Routes, dependencies: PlanDependencies) {
  read(operations.getConfiguration, (_, db) => getConfiguration(db))
  handle(operations.planConfiguration, async ({ context, tenant, read, answer, send }) =>
    send(answer(await planConfiguration(dependencies, context, tenant, read().body))),
  )
  write(operations.applyConfiguration, (context, db, { body }) =>
    applyConfiguration(dependencies, context, db, body),
  )
}
