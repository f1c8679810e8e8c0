export {
  findLive as findLiveKey,
  insert as insertKey,
  listAll as listAllKeys,
} from './api_keys/repository.ts'
export { organizationComposers } from './composers.ts'
export type { Composer, Composers, Composition, Language } from './dispatches/composer.ts'
export { dispatchMetrics } from './dispatches/metrics_repository.ts'
export { startDispatches } from './dispatches/send_dispatches.ts'
export { postMessage, sendMail } from './dispatches/service.ts'
export { createInvitation } from './invitations/service.ts'
export { organizationWork } from './jobs.ts'
export type { Letter, LetterSection } from './letters/letter.ts'
export { cut as cutText } from './letters/safe_text.ts'
export { createMailTransport, MailFailure, type MailSettings, type MailTransport } from './mail/transport.ts'
export { listAllMembers, recordTwoFactor } from './members/service.ts'
export {
  getOfOrganization as getNotificationSettings,
  listNotifiedMembers,
  type NotifiedMember,
  type OrganizationNotificationsRow as NotificationSettings,
} from './notifications/repository.ts'
export { installSignIn } from './people/index.ts'
export type { SignInLimits } from './people/limits.ts'
export { listOfPerson as listOrganizationsOf } from './people/organizations_repository.ts'
export { createPasswords } from './people/passwords.ts'
export { find as findPerson, isSetUp, setPassword } from './people/people_repository.ts'
export { unlink as unlinkProviders } from './people/provider_accounts_repository.ts'
export { setupLink } from './people/setup_link.ts'
export type { JoinRule, SingleSignOnSettings } from './people/single_sign_on.ts'
export { remove as removeTwoFactor } from './people/two_factor_repository.ts'
export { refuseUnknownCurrency } from './profile/currency.ts'
export { usageMetrics } from './profile/metrics_repository.ts'
export { get as getOrganizationRow } from './profile/repository.ts'
export { dayOf } from './profile/rules.ts'
export { getOrganization, setCredits, updateOrganization, verifyOrganization } from './profile/service.ts'
export { createUsageTally, type UsageTally } from './profile/usage_tally.ts'
export { startUsageWriter } from './profile/usage_writer.ts'
export { organizationRoutes } from './routes.ts'
export { webhookMetrics } from './webhook_deliveries/metrics_repository.ts'
export { startDeliveries } from './webhook_endpoints/deliver_webhooks.ts'
