import type { VisitedAgent } from '@foyer/contract'
import { findAgentByPublicId, findOrganizationOf, representVisitedAgent } from '../conversations/index.ts'
import type { Database } from '../platform/db/index.ts'

/** Who receives visitors under a public id, in whichever organization; null for nobody. */
export type Reception = (publicId: string) => Promise<VisitedAgent | null>

export const receptionOf =
  ({ system, tenant }: Database): Reception =>
  async (publicId) => {
    const organization_id = await findOrganizationOf(system, publicId)
    if (organization_id === undefined) return null
    const agent = await findAgentByPublicId(tenant(organization_id), publicId)
    // The page is in the agent's first language.
    return agent ? representVisitedAgent(agent, agent.languages[0] ?? 'en') : null
  }
