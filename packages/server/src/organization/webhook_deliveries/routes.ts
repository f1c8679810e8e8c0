import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function webhookDeliveryRoutes({ read, write }: Routes) {
  read(operations.getWebhookDelivery, (_, db, { params }) => service.getWebhookDelivery(db, params.id))
  write(operations.redeliverWebhook, (context, db, { params }) =>
    service.redeliverWebhook(context, db, params.id),
  )
}
