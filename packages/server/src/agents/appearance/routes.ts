import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function appearanceRoutes({ read, write }: Routes) {
  read(operations.getAgentAppearance, (_, db, { params }) => service.getAgentAppearance(db, params.slug))
  write(operations.updateAgentAppearance, (context, db, { params, body }) =>
    service.updateAgentAppearance(context, db, params.slug, body),
  )
}
