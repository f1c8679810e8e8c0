import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import type { Secrets } from '../../platform/index.ts'
import { createIdentitySecret, deleteIdentitySecret } from './identity_secret.ts'
import * as service from './service.ts'

export function agentRoutes({ read, write }: Routes, secrets: Secrets) {
  read(operations.listAgents, (_, db, { query }) => service.listAgents(db, query))
  write(operations.createAgent, (context, db, { body }) => service.createAgent(context, db, body))
  read(operations.getAgent, (_, db, { params }) => service.getAgent(db, params.slug))
  write(operations.updateAgent, (context, db, { params, body }) =>
    service.updateAgent(context, db, params.slug, body),
  )
  write(operations.archiveAgent, (context, db, { params }) => service.archiveAgent(context, db, params.slug))
  write(operations.restoreAgent, (context, db, { params }) => service.restoreAgent(context, db, params.slug))
  write(operations.duplicateAgent, (context, db, { params, body }) =>
    service.duplicateAgent(context, db, params.slug, body),
  )
  write(operations.createIdentitySecret, (context, db, { params }) =>
    createIdentitySecret(secrets, context, db, params.slug),
  )
  write(operations.deleteIdentitySecret, (context, db, { params }) =>
    deleteIdentitySecret(context, db, params.slug),
  )
}
