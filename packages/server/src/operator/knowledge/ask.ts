import { operations } from '@foyer/contract'
import type { Config } from '../../config.ts'
import { equip } from '../../equipment.ts'
import { searchKnowledge } from '../../knowledge/index.ts'
import { createOutbound } from '../../platform/outbound/index.ts'
import { createProviderEmbedder, currentEmbedder } from '../../reasoning/index.ts'
import { openInstallation } from '../model/installation.ts'
import { type OperatorScope, operatorContext, toOperatorRefusal } from '../run_as_operator.ts'
import { parseBody } from './parse_input.ts'

/** What an agent would find, and whether it could answer: judged in this process, so that no server has to run. */
export async function ask(scope: OperatorScope, config: Config, given: { agent: string; query: string }) {
  const { database, organization, now } = scope
  const body = parseBody(operations.searchKnowledge, given)
  const equipment = equip({
    outbound: createOutbound({ allow: config.allowHosts }),
    now: () => now,
    embedder: currentEmbedder(openInstallation(config).embedder, (settings) =>
      createProviderEmbedder({ ...settings, now: () => now }),
    ),
  })
  try {
    const tenant = database.tenant(organization.id)
    return await searchKnowledge(equipment.knowledge, operatorContext(scope, 'ask'), tenant, body)
  } catch (error) {
    throw toOperatorRefusal(error)
  } finally {
    await equipment.close()
  }
}
