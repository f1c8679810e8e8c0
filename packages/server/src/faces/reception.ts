import type { VisitedAgent } from '@foyer/contract'
import { findAgentByPublicId, findOrganizationOf, representVisitedAgent } from '../conversations/index.ts'
import type { Databases } from '../platform/db/index.ts'

/** Who receives visitors under a public id, in whichever organization; null for nobody. */
export type Reception = (publicId: string) => Promise<VisitedAgent | null>

export const receptionOf =
  (databases: Databases): Reception =>
  async (publicId) => {
    const organization_id = await findOrganizationOf(databases, publicId)
    if (organization_id === undefined) return null
    const agent = await findAgentByPublicId(databases.tenant(organization_id), publicId)
    // The page is in the agent's first language.
    return agent ? representVisitedAgent(agent, agent.languages[0] ?? 'en') : null
  }
