export {
  findLive as findLiveKey,
  insert as insertKey,
  listAll as listAllKeys,
} from './api_keys/repository.ts'
export { createInvitation } from './invitations/service.ts'
export { organizationWork } from './jobs.ts'
export { listAllMembers } from './members/service.ts'
export { installSignIn } from './people/index.ts'
export type { SignInLimits } from './people/limits.ts'
export { isSetUp, setPassword } from './people/people_repository.ts'
export { setupLink } from './people/setup_link.ts'
export { startCallCounter } from './profile/call_counter.ts'
export { refuseUnknownCurrency } from './profile/currency.ts'
export { usageMetrics } from './profile/metrics_repository.ts'
export { get as getOrganizationRow } from './profile/repository.ts'
export { dayOf } from './profile/rules.ts'
export { getOrganization, setCredits, updateOrganization, verifyOrganization } from './profile/service.ts'
export { organizationRoutes } from './routes.ts'
export { webhookMetrics } from './webhook_deliveries/metrics_repository.ts'
export { startDeliveries } from './webhook_endpoints/deliver_webhooks.ts'
