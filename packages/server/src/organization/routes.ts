import type { EventFeed } from '../platform/events/index.ts'
import type { Routes } from '../platform/http/index.ts'
import { apiKeyRoutes } from './api_keys/routes.ts'
import { auditLogRoutes } from './audit_log/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { organizationExportRoutes } from './organization_exports/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { webhookDeliveryRoutes } from './webhook_deliveries/routes.ts'
import { webhookEndpointRoutes } from './webhook_endpoints/routes.ts'
import type { SendOptions } from './webhook_endpoints/service.ts'

interface OrganizationDependencies extends SendOptions {
  feed: EventFeed
  publicUrl: string
}

export function organizationRoutes(routes: Routes, dependencies: OrganizationDependencies) {
  profileRoutes(routes)
  organizationExportRoutes(routes)
  memberRoutes(routes)
  invitationRoutes(routes, dependencies)
  apiKeyRoutes(routes)
  webhookEndpointRoutes(routes, dependencies)
  webhookDeliveryRoutes(routes)
  eventRoutes(routes, dependencies.feed)
  auditLogRoutes(routes)
}
