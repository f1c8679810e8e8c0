import type { Config } from '../config.ts'
import { isSetUp, setupLink } from '../organization/index.ts'
import type { Database } from '../platform/db/index.ts'
import { secretsOf } from '../platform/index.ts'
import { OperatorRefusal } from './refusal.ts'
import { secretInFile } from './secret_file.ts'

/** For an operator whose link has expired, or scrolled away. */
export async function newSetupLink(
  { secrets, dataDirectory, publicUrl }: Config,
  { system }: Database,
  now: Date,
): Promise<string> {
  if (await isSetUp(system))
    throw new OperatorRefusal(
      `There is an owner: sign in at ${publicUrl}/. \`foyer members invite --role owner\` lets another one in.`,
    )
  return setupLink(secretsOf(secrets ?? (await secretInFile(dataDirectory))), publicUrl, now)
}
