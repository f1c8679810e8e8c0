import type { ToldTrace } from './operator/conversations/explain.ts'
import type { Organization } from './platform/context.ts'
import type { Database } from './platform/db/database.ts'

/**
 * What the command line uses. The HTTP side and the demo are loaded when they are needed: a command that makes a key
 * does not wait for them.
 */

export { type Config, given, readConfig, type Setting, settings } from './config.ts'
export { createKey, listKeys, revokeKey } from './operator/api_keys.ts'
export type { ToldTrace } from './operator/conversations/explain.ts'
export type {
  Conversation,
  Message,
  OpenConversation,
  Sent,
} from './operator/conversations/with_conversation.ts'
export { explained } from './operator/explained.ts'
export type { AddedSource, SourceToAdd } from './operator/knowledge/sources.ts'
export {
  chooseOrganization,
  createOrganization,
  getOrganization,
  listOrganizations,
} from './operator/organizations.ts'
export { withDatabase, withStorage } from './operator/with_database.ts'

export const serve: typeof import('./main.ts').serve = async (config, say) =>
  (await import('./main.ts')).serve(config, say)

export const examine: typeof import('./operator/doctor/index.ts').examine = async (environment) =>
  (await import('./operator/doctor/index.ts')).examine(environment)

export const writeBackup: typeof import('./operator/backup/write.ts').writeBackup = async (...given) =>
  (await import('./operator/backup/write.ts')).writeBackup(...given)

export const readBackup: typeof import('./operator/backup/read.ts').readBackup = async (...given) =>
  (await import('./operator/backup/read.ts')).readBackup(...given)

export const setVerified: typeof import('./operator/standing.ts').setVerified = async (...given) =>
  (await import('./operator/standing.ts')).setVerified(...given)

export const grantCredits: typeof import('./operator/standing.ts').grantCredits = async (...given) =>
  (await import('./operator/standing.ts')).grantCredits(...given)

export const inviteMember: typeof import('./operator/members.ts').inviteMember = async (...given) =>
  (await import('./operator/members.ts')).inviteMember(...given)

export const listMembers: typeof import('./operator/members.ts').listMembers = async (...given) =>
  (await import('./operator/members.ts')).listMembers(...given)

export const resetPassword: typeof import('./operator/reset_password.ts').resetPassword = async (...given) =>
  (await import('./operator/reset_password.ts')).resetPassword(...given)

export const newSetupLink: typeof import('./operator/setup_link.ts').newSetupLink = async (...given) =>
  (await import('./operator/setup_link.ts')).newSetupLink(...given)

export const ask: typeof import('./operator/knowledge/ask.ts').ask = async (...given) =>
  (await import('./operator/knowledge/ask.ts')).ask(...given)

export const withConversation: typeof import('./operator/conversations/with_conversation.ts').withConversation =
  async (...given) =>
    (await import('./operator/conversations/with_conversation.ts')).withConversation(...given)

export const traceLines = async (trace: ToldTrace) =>
  (await import('./operator/conversations/trace_lines.ts')).traceLines(trace)

export const startChecks: typeof import('./operator/knowledge/checks.ts').startChecks = async (...given) =>
  (await import('./operator/knowledge/checks.ts')).startChecks(...given)

export const findChecks: typeof import('./operator/knowledge/checks.ts').findChecks = async (...given) =>
  (await import('./operator/knowledge/checks.ts')).findChecks(...given)

export const listGaps: typeof import('./operator/knowledge/gaps.ts').listGaps = async (...given) =>
  (await import('./operator/knowledge/gaps.ts')).listGaps(...given)

export const addSource: typeof import('./operator/knowledge/sources.ts').addSource = async (...given) =>
  (await import('./operator/knowledge/sources.ts')).addSource(...given)

export const findRun: typeof import('./operator/knowledge/sources.ts').findRun = async (...given) =>
  (await import('./operator/knowledge/sources.ts')).findRun(...given)

export const listSources: typeof import('./operator/knowledge/sources.ts').listSources = async (...given) =>
  (await import('./operator/knowledge/sources.ts')).listSources(...given)

export const isAnybodyAtWork: typeof import('./operator/knowledge/at_work.ts').isAnybodyAtWork = async (
  ...given
) => (await import('./operator/knowledge/at_work.ts')).isAnybodyAtWork(...given)

export async function loadDemo(database: Database, organization: Organization, now: Date) {
  const demo = await import('./operator/demo/load.ts')
  return demo.loadDemo(database, organization, now)
}
