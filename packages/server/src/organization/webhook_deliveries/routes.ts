import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function webhookDeliveryRoutes({ write }: Routes) {
  write(operations.redeliverWebhook, (context, db, { params }) =>
    service.redeliverWebhook(context, db, params.id),
  )
}
