import { operations } from '@foyer/contract'
import type { Config } from '../../config.ts'
import { equip } from '../../equipment.ts'
import { searchKnowledge } from '../../knowledge/index.ts'
import { createOutbound } from '../../platform/outbound/index.ts'
import { createProviderEmbedder } from '../../reasoning/index.ts'
import { type Acting, asOperatorRefusal, operatorContext } from '../act.ts'
import { checkedBody } from './checked.ts'

/** What an agent would find, and whether it could answer: judged in this process, so that no server has to run. */
export async function ask(acting: Acting, config: Config, given: { agent: string; query: string }) {
  const { database, organization, now } = acting
  const body = checkedBody(operations.searchKnowledge, given)
  const { embedder, allowHosts } = config
  const equipment = equip({
    outbound: createOutbound({ allow: allowHosts }),
    now: () => now,
    embedder: embedder && createProviderEmbedder({ ...embedder, now: () => now }),
  })
  try {
    const tenant = database.tenant(organization.id)
    return await searchKnowledge(equipment.knowledge, operatorContext(acting, 'ask'), tenant, body)
  } catch (error) {
    throw asOperatorRefusal(error)
  } finally {
    await equipment.close()
  }
}
