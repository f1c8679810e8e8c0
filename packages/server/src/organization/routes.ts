import type { Database } from '../platform/db/index.ts'
import type { EventFeed } from '../platform/events/index.ts'
import type { Routes } from '../platform/http/index.ts'
import type { Retention } from '../platform/queue/index.ts'
import { apiKeyRoutes } from './api_keys/routes.ts'
import { auditLogRoutes } from './audit_log/routes.ts'
import { organizationComposers } from './composers.ts'
import { eventRoutes } from './events/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import type { MailTransport } from './mail/transport.ts'
import { memberRoutes } from './members/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { organizationExportRoutes } from './organization_exports/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { webhookDeliveryRoutes } from './webhook_deliveries/routes.ts'
import { webhookEndpointRoutes } from './webhook_endpoints/routes.ts'
import type { SendOptions } from './webhook_endpoints/service.ts'

interface OrganizationDependencies extends SendOptions {
  feed: EventFeed
  publicUrl: string
  /** Null where the installation sends no mail. */
  mail: MailTransport | null
  database: Database
  retention: Retention
}

export function organizationRoutes(routes: Routes, dependencies: OrganizationDependencies) {
  profileRoutes(routes, dependencies.retention)
  organizationExportRoutes(routes)
  memberRoutes(routes)
  const { publicUrl, mail, secrets } = dependencies
  invitationRoutes(routes, { publicUrl, mailing: mail && secrets })
  notificationRoutes(routes, { ...dependencies, composers: organizationComposers })
  apiKeyRoutes(routes)
  webhookEndpointRoutes(routes, dependencies)
  webhookDeliveryRoutes(routes)
  eventRoutes(routes, dependencies.feed)
  auditLogRoutes(routes)
}
