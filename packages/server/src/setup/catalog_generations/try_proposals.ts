import { type FlowTrial, getStoredFlow, tryEdits } from '../../agents/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import type { StoredFlowProposal } from './repository.ts'

/** Flow proposals with what has become of them: the flow may have changed since they were made. */
export async function tryProposals(
  db: Queryable,
  proposals: readonly StoredFlowProposal[],
): Promise<(StoredFlowProposal & FlowTrial)[]> {
  const agents = [...new Set(proposals.map(({ agent }) => agent))]
  const stored = await Promise.all(agents.map((agent) => getStoredFlow(db, agent)))
  return proposals.map((proposal) => {
    const { agent, flow } = stored[agents.indexOf(proposal.agent)]!
    if (agent.archived) return { ...proposal, status: 'outdated', problem: 'The agent is archived.' }
    const trial = tryEdits(flow, proposal.edits)
    if (proposal.dismissed && trial.status !== 'applied') return { ...proposal, status: 'dismissed' }
    return { ...proposal, ...trial }
  })
}
