import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function notificationRoutes(
  { read, write, reachOut }: Routes,
  dependencies: service.NotificationDependencies,
) {
  read(operations.getMemberNotifications, (context, db) => service.getMemberNotifications(context, db))
  write(operations.updateMemberNotifications, (context, db, { body }) =>
    service.updateMemberNotifications(context, db, body),
  )
  read(operations.getOrganizationNotifications, (_, db) =>
    service.getOrganizationNotifications(dependencies, db),
  )
  write(operations.updateOrganizationNotifications, (context, db, { body }) =>
    service.updateOrganizationNotifications(dependencies, context, db, body),
  )
  reachOut(operations.testNotification, (context, tenant, { body }) =>
    service.testNotification(dependencies, context, tenant, body),
  )
}
