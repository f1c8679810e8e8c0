import type { Organization } from './context.ts'
import type { Database } from './db/database.ts'

/**
 * What the command line uses. The HTTP side and the demo are loaded when they are needed: a command that makes a key
 * does not wait for them.
 */

export { type Config, given, readConfig, type Setting, settings } from './config.ts'
export { createKey, listKeys, revokeKey } from './operator/api_keys.ts'
export { explained } from './operator/explained.ts'
export { createOrganization, getOrganization, listOrganizations } from './operator/organizations.ts'
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

export async function loadDemo(database: Database, organization: Organization, now: Date) {
  const demo = await import('./demo/load.ts')
  return demo.loadDemo(database, organization, now)
}
