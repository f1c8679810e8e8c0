import { acceptResourceDraft, getAgent } from '../../../agents/index.ts'
import * as repository from '../repository.ts'
import { write } from '../run.ts'
import type { StepWork } from './step.ts'

/** The agent speaks as the organization writes (§4.7), unless it has a voice. `undo_voice` takes it away again. */
export const acceptVoice: StepWork = async ({ tenant }, context, run) => {
  const { agent, catalog_generation_id: generation } = run
  if (agent === null || generation === null) return 'done'
  await write(tenant, context, run, async (db) => {
    if ((await getAgent(db, agent)).voice_profile_id !== undefined) return undefined
    const draft = await repository.findProposedVoice(db, generation)
    if (draft === undefined) return undefined
    const { resource_id } = await acceptResourceDraft(context, db, draft)
    return { fields: { voice_profile_id: resource_id! } }
  })
  return 'done'
}
