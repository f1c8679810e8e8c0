import type { Config } from '../../config.ts'
import type { TurnDependencies } from '../../conversations/index.ts'
import { equip } from '../../equipment.ts'
import type { Database } from '../../platform/db/index.ts'
import { createOutbound } from '../../platform/outbound/index.ts'
import { createProviderEmbedder, currentEmbedder } from '../../reasoning/index.ts'
import { openInstallation } from '../model/installation.ts'
import { openSecrets } from '../open_secrets.ts'

/** What answers here as a server would: with the same knowledge, and the model that is set. */
export async function openReasoning(
  config: Config,
  database: Database,
  now: () => Date,
): Promise<TurnDependencies & { close(): Promise<void> }> {
  const { allowHosts, searchMemoryMb } = config
  const installation = openInstallation(config)
  const secrets = await openSecrets(config, database)
  const outbound = createOutbound({ allow: allowHosts })
  const embedder = currentEmbedder(installation.embedder, (settings) =>
    createProviderEmbedder({ ...settings, now }),
  )
  return { ...equip({ outbound, now, embedder, searchMemoryMb, secrets, model: installation.model }), now }
}
