import { createHash } from 'node:crypto'
import { type AgentDefinition, addressOf, type CompiledFlow, compile, draw } from '@foyer/engine'
import {
  definitionOf,
  flowWithEdits,
  getPromptTemplate,
  getStoredFlow,
  listRunningExperiments,
} from '../../agents/index.ts'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { refuse } from '../../platform/index.ts'
import type { FrozenVersions } from './repository.ts'
import { insertSnapshot } from './snapshot_repository.ts'

export interface Frozen {
  address: string
  flow: CompiledFlow
  versions: FrozenVersions
}

interface Freezing {
  conversation_id: number
  now: Date
  /** Edits of the flow that are not saved: the conversation tries them. */
  edits?: Parameters<typeof flowWithEdits>[2] | undefined
}

/** The whole agent as it stands now, with the arms that this conversation draws; equal ones are stored once. */
export async function freeze(
  db: Transaction,
  slug: string,
  { conversation_id, now, edits = [] }: Freezing,
): Promise<Frozen> {
  const { flow: stored, version } = await getStoredFlow(db, slug)
  const definition = await flowWithEdits(db, stored, edits)
  const [agent, drawn] = await Promise.all([
    definitionOf(db, slug, definition),
    drawArms(db, slug, conversation_id),
  ])
  const { problems, compiled } = compile({ ...agent, prompts: promptsOf(agent, drawn) })
  if (!compiled)
    throw refuse('flow_invalid', problems[0]!.message, { param: edits.length > 0 ? 'edits' : undefined })
  const address = addressOf(compiled, sha256)
  insertSnapshot(db, address, compiled, now)
  return { address, flow: compiled, versions: versionsOf(version, compiled, drawn) }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

interface DrawnArm {
  experiment_id: number
  prompt: Awaited<ReturnType<typeof getPromptTemplate>>
}

async function drawArms(db: Queryable, slug: string, conversation_id: number): Promise<DrawnArm[]> {
  const drawn: DrawnArm[] = []
  for (const { id: experiment_id, arms } of await listRunningExperiments(db, slug)) {
    const { prompt_template_id } = draw(conversation_id, experiment_id, arms, sha256)
    drawn.push({ experiment_id, prompt: await getPromptTemplate(db, slug, prompt_template_id) })
  }
  return drawn
}

/** An arm stands in for the active version of its kind. */
const promptsOf = (agent: AgentDefinition, drawn: DrawnArm[]): AgentDefinition['prompts'] => ({
  ...agent.prompts,
  ...Object.fromEntries(drawn.map(({ prompt: { kind, version, body } }) => [kind, { version, body }])),
})

function versionsOf(flow: number, { prompts }: CompiledFlow, drawn: DrawnArm[]): FrozenVersions {
  return {
    flow,
    prompts: {
      conversation: prompts.conversation.version,
      extraction: prompts.extraction.version,
      assessment: prompts.assessment.version,
      synthesis: prompts.synthesis.version,
      brief: prompts.brief.version,
      recap: prompts.recap.version,
    },
    experiments: drawn.map(({ experiment_id, prompt }) => ({ experiment_id, prompt_template_id: prompt.id })),
  }
}
