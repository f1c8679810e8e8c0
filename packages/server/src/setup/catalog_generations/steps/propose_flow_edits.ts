import { isDeepStrictEqual } from 'node:util'
import { getStoredFlow, listCatalogRows, listProposedServices, tryEdits } from '../../../agents/index.ts'
import type { Queryable } from '../../../platform/db/index.ts'
import * as repository from '../repository.ts'
import type { Step, StepResult } from './step.ts'

/** Slots that fit the business, for every live agent. What does not compile is never shown. */
export const proposeFlowEdits: Step = {
  stage: 'slot',
  async think({ tenant, organization, threads }, run, material) {
    const services = await listServices(tenant)
    const earlier = await repository.listFlowProposals(tenant, run.id)
    const result = { known: 0, refused: 0, flow_proposals: [] as repository.StoredFlowProposal[] }
    for (const agent of await repository.listLiveAgents(tenant)) {
      const { flow } = await getStoredFlow(tenant, agent)
      for (const proposal of await threads.proposeSlots(organization.name, material, flow, services)) {
        const { edits } = proposal
        const { status } = tryEdits(flow, edits)
        const repeated = earlier.some(
          (other) => other.agent === agent && isDeepStrictEqual(other.edits, edits),
        )
        if (repeated || status === 'applied') result.known += 1
        else if (status === 'outdated') result.refused += 1
        else result.flow_proposals.push({ agent, ...proposal })
      }
    }
    return async (): Promise<StepResult> => result
  },
}

/** What there is, and what has been proposed: an option may be accepted before its service. */
async function listServices(db: Queryable): Promise<Record<string, unknown>[]> {
  const [rows, proposed] = await Promise.all([listCatalogRows(db, ['service']), listProposedServices(db)])
  return [...rows.map(({ payload }) => payload), ...proposed]
}
