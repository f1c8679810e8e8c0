import { type Input, type operations, type PromptKind, PromptPreview } from '@foyer/contract'
import {
  type AgentDefinition,
  type ConversationMoment,
  compile,
  type FlowDefinition,
  initialLoopState,
  livePhases,
  liveSlotsOf,
  type PhaseDefinition,
  previewPrompt,
  previewTexts,
  sampleAnswers,
  sampleConversation,
} from '@foyer/engine'
import { definitionOf, getAgentRow, getPromptTemplate, getStoredFlow } from '../../agents/index.ts'
import { listKnowledgeFacts } from '../../knowledge/index.ts'
import type { SnapshotQueryable } from '../../platform/db/index.ts'
import { archivedReference, type Context, representation, unknownReference } from '../../platform/index.ts'
import { usualModel } from '../../reasoning/index.ts'
import type { TurnDependencies } from '../turns/dependencies.ts'
import { turnSetting } from '../turns/thinking/turn_setting.ts'

type Body = Input<typeof operations.previewPromptTemplate>['body']
const represent = representation(PromptPreview)

/** As many facts as a reply would rest on. */
const sampledFacts = 5

export type PreviewDependencies = Pick<TurnDependencies, 'knowledge' | 'reasoners' | 'now'>

/** The version as the model would get it: the agent as it is, a conversation as the body has it or as nobody had it. */
export async function previewPromptTemplate(
  dependencies: PreviewDependencies,
  context: Context,
  db: SnapshotQueryable,
  slug: string,
  id: number,
  body: Body,
) {
  const stored = await getPromptTemplate(db, slug, id)
  const prompt = { ...stored, body: body.body ?? stored.body }
  const [row, { flow }, facts] = await Promise.all([
    getAgentRow(db, slug),
    getStoredFlow(db, slug),
    listKnowledgeFacts(db, { agent: slug, limit: sampledFacts }),
  ])
  const phase = phaseOf(flow, body.phase)
  refuseUnknownSlots(flow, body.slots)
  const agent = await definitionOf(db, slug, flow)
  const {
    phase: _,
    body: __,
    locale = row.languages[0] ?? context.organization.default_locale,
    ...said
  } = body
  const moment = {
    ...sampleConversation(flow),
    organization: context.organization,
    agent: { name: row.name },
    locale,
    facts: facts.data.map((fact) => fact.text),
    deliverable_template: agent.deliverable_templates[0]?.body ?? '',
    ...said,
  }
  const { prompts } = agent
  const edited = {
    ...agent,
    prompts: { ...prompts, [prompt.kind]: { ...prompts[prompt.kind], body: prompt.body } },
  }
  const turn = isOfTurns(prompt.kind)
    ? await turnTexts(dependencies, context, db, { agent: edited, agent_id: row.id, phase, moment })
    : null
  const preview = previewPrompt(prompt, agent, phase, moment, turn)
  return represent({ ...preview, kind: prompt.kind, version: prompt.version, phase: phase.key, locale })
}

const isOfTurns = (kind: PromptKind) => kind === 'conversation' || kind === 'extraction'

interface PreviewedMoment {
  agent: AgentDefinition
  agent_id: number
  phase: PhaseDefinition
  moment: ConversationMoment
}

/** All that a model gets with the visitor's last message. */
async function turnTexts(
  { knowledge, reasoners, now }: PreviewDependencies,
  { organization }: Context,
  db: SnapshotQueryable,
  { agent, agent_id, phase, moment }: PreviewedMoment,
) {
  const { compiled } = compile(agent)
  if (!compiled) return null
  const { locale, visitor, slots, gaps, transcript } = moment
  const { model } = await reasoners.of(db, organization)
  const most_tokens = model?.knowledge_tokens ?? usualModel.knowledge_tokens
  const known = await knowledge.material(db, { agent_id, most_tokens })
  const conversation = { agent_name: moment.agent.name, locale, visitor, source_url: null }
  const setting = await turnSetting(db, { flow: compiled, conversation }, known, now())
  const text = transcript.findLast(({ role }) => role === 'visitor')?.text ?? ''
  const looksUp = known.kind === 'outline' && phase.tools.includes('consult_knowledge') && text !== ''
  const passages = looksUp
    ? await knowledge.find(db, { text, agent_id, language: locale, previous: null })
    : []
  const state = {
    ...initialLoopState(compiled, visitor),
    phase: phase.key,
    answers: sampleAnswers(slots),
    gaps,
  }
  return previewTexts(setting, state, { text, passages })
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
