import type { Config } from '../config.ts'
import { isSetUp, setupLink } from '../organization/index.ts'
import type { Database } from '../platform/db/index.ts'
import { openSecrets } from './open_secrets.ts'
import { OperatorRefusal } from './refusal.ts'

/** For an operator whose link has expired, or scrolled away. */
export async function newSetupLink(config: Config, database: Database, now: Date): Promise<string> {
  const { publicUrl } = config
  if (await isSetUp(database.system))
    throw new OperatorRefusal(
      `There already is an owner: sign in at ${publicUrl}/. \`foyer members invite --role owner\` adds another one.`,
    )
  return setupLink(await openSecrets(config, database), publicUrl, now)
}
