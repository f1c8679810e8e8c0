import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function webhookEndpointRoutes({ read, write, reachOut }: Routes, sending: service.SendOptions) {
  read(operations.listWebhookEndpoints, (_, db, { query }) => service.listWebhookEndpoints(db, query))
  write(operations.createWebhookEndpoint, (context, db, { body }) =>
    service.createWebhookEndpoint(sending, context, db, body),
  )
  read(operations.getWebhookEndpoint, (_, db, { params }) => service.getWebhookEndpoint(db, params.id))
  write(operations.updateWebhookEndpoint, (context, db, { params, body }) =>
    service.updateWebhookEndpoint(sending, context, db, params.id, body),
  )
  write(operations.archiveWebhookEndpoint, (context, db, { params }) =>
    service.archiveWebhookEndpoint(context, db, params.id),
  )
  write(operations.restoreWebhookEndpoint, (context, db, { params }) =>
    service.restoreWebhookEndpoint(context, db, params.id),
  )
  write(operations.rotateWebhookSecret, (context, db, { params }) =>
    service.rotateWebhookSecret(sending, context, db, params.id),
  )
  reachOut(operations.testWebhookEndpoint, (context, tenant, { params }) =>
    service.testWebhookEndpoint(sending, context, tenant, params.id),
  )
  read(operations.listWebhookDeliveries, (_, db, { params, query }) =>
    service.listWebhookDeliveries(db, params.id, query),
  )
}
