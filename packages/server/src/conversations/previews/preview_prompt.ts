import { type Input, type operations, PromptPreview } from '@foyer/contract'
import {
  type FlowDefinition,
  livePhases,
  liveSlotsOf,
  previewPrompt,
  sampleConversation,
} from '@foyer/engine'
import { definitionOf, getAgentRow, getPromptTemplate, getStoredFlow } from '../../agents/index.ts'
import { listKnowledgeFacts } from '../../knowledge/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { archivedReference, type Context, representation, unknownReference } from '../../platform/index.ts'

type Body = Input<typeof operations.previewPromptTemplate>['body']
const represent = representation(PromptPreview)

/** As many facts as a reply would rest on. */
const sampledFacts = 5

/** The version as the model would get it: the agent as it is, a conversation as the body has it or as nobody had it. */
export async function previewPromptTemplate(
  context: Context,
  db: Queryable,
  slug: string,
  id: number,
  body: Body,
) {
  const stored = await getPromptTemplate(db, slug, id)
  const prompt = { ...stored, body: body.body ?? stored.body }
  const [{ name, languages }, { flow }, facts] = await Promise.all([
    getAgentRow(db, slug),
    getStoredFlow(db, slug),
    listKnowledgeFacts(db, { agent: slug, limit: sampledFacts }),
  ])
  const phase = phaseOf(flow, body.phase)
  refuseUnknownSlots(flow, body.slots)
  const agent = await definitionOf(db, slug, flow)
  const { phase: _, body: __, locale = languages[0] ?? context.organization.default_locale, ...said } = body
  const preview = previewPrompt(prompt, agent, phase, {
    ...sampleConversation(flow),
    organization: context.organization,
    agent: { name },
    locale,
    facts: facts.data.map((fact) => fact.text),
    deliverable_template: agent.deliverable_templates[0]?.body ?? '',
    ...said,
  })
  return represent({ ...preview, kind: prompt.kind, version: prompt.version, phase: phase.key, locale })
}

function phaseOf(flow: FlowDefinition, key: string | undefined) {
  const live = livePhases(flow)
  const phase = key === undefined ? live[0] : live.find((each) => each.key === key)
  if (phase) return phase
  if (flow.phases.some((each) => each.key === key)) throw archivedReference('phase', 'a phase')
  throw unknownReference('phase', 'a phase of this agent')
}

function refuseUnknownSlots(flow: FlowDefinition, slots: Body['slots'] = {}) {
  const known = new Set(liveSlotsOf(flow).map(({ slot }) => slot.key))
  for (const key of Object.keys(slots))
    if (!known.has(key)) throw unknownReference(`slots.${key}`, 'a live slot of this agent')
}
