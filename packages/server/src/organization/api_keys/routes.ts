import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function apiKeyRoutes({ read, write }: Routes) {
  read(operations.listApiKeys, (_, db, { query }) => service.listApiKeys(db, query))
  write(operations.createApiKey, (context, db, { body }) => service.createApiKey(context, db, body))
  write(operations.updateApiKey, (context, db, { params, body }) =>
    service.updateApiKey(context, db, params.id, body),
  )
  write(operations.revokeApiKey, (context, db, { params }) => service.revokeApiKey(context, db, params.id))
}
