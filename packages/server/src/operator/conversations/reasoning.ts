import type { Config } from '../../config.ts'
import type { TurnDependencies } from '../../conversations/index.ts'
import { equip } from '../../equipment.ts'
import { secretsOf } from '../../platform/index.ts'
import { createOutbound } from '../../platform/outbound/index.ts'
import { createProviderEmbedder } from '../../reasoning/index.ts'
import { secretInFile } from '../secret_file.ts'

/** What answers here as a server would: with the same knowledge, and the model that is set. */
export async function openReasoning(
  config: Config,
  now: () => Date,
): Promise<TurnDependencies & { close(): Promise<void> }> {
  const { allowHosts, dataDirectory, model, searchMemoryMb } = config
  const secrets = secretsOf(config.secrets ?? (await secretInFile(dataDirectory)))
  const outbound = createOutbound({ allow: allowHosts })
  const embedder = config.embedder && createProviderEmbedder({ ...config.embedder, now })
  return { ...equip({ outbound, now, embedder, searchMemoryMb, secrets, model }), now }
}
