import {
  fits,
  type Input,
  mostScenarioMessages,
  type operations,
  type ScenarioFile as ScenarioForm,
} from '@foyer/contract'
import {
  type ExampleContacts,
  exampleContacts,
  isAnswered,
  isLoopState,
  namesIn,
  type PlayedConversation,
  valuesOf,
} from '@foyer/engine'
import {
  type ConversationRow,
  findConversation,
  listRecordedTurns,
  listVisitorWords,
  type TurnDependencies,
} from '../../conversations/index.ts'
import { getKnowledgeGap } from '../../knowledge/index.ts'
import type { Tenant } from '../../platform/db/index.ts'
import { type Context, Refusal, refuse, unknownReference } from '../../platform/index.ts'
import { readScenarioFile } from '../configuration/scenario_files.ts'
import { agentsOnStage, playScenario } from '../configuration/scenarios.ts'
import { printYaml } from '../configuration/yaml/print_yaml.ts'

type Body = Input<(typeof operations)['draftScenario']>['body']

/** A scenario from what visitors have said. It is played once: what it expects of a conversation is what happens now. */
export async function draftScenario(
  { rehearsal }: { rehearsal: TurnDependencies },
  context: Context,
  tenant: Tenant,
  { conversation_id, knowledge_gap_id }: Body,
) {
  if (conversation_id !== undefined && knowledge_gap_id !== undefined)
    throw refuse('parameter_invalid', 'Send conversation_id or knowledge_gap_id, not both.', {
      param: 'knowledge_gap_id',
    })
  const play = async (path: string, content: string) => {
    const file = readScenarioFile(path, content)
    if ('problem' in file) throw new Error(`${path} is not readable: ${file.problem.message}`)
    const agents = await agentsOnStage(tenant, [file.agent])
    const played = await playScenario({ dependencies: rehearsal, context, tenant, agents }, file)
    if (!played)
      throw refuse('not_revertible', `The flow of ${file.agent} does not compile: correct it first.`)
    return played
  }
  const draft = async (path: string, from: string, form: ScenarioForm) => {
    const content = `# ${from}\n${printYaml(form)}`
    const { failures } = await play(path, content)
    return { object: 'scenario_draft' as const, path, content, passes: failures.length === 0 }
  }
  if (knowledge_gap_id !== undefined) {
    const path = `scenarios/gap-${knowledge_gap_id}.yaml`
    return draft(path, `Made from gap ${knowledge_gap_id}.`, await formOfGap(tenant, knowledge_gap_id))
  }
  if (conversation_id === undefined)
    throw refuse('parameter_missing', 'Send conversation_id or knowledge_gap_id.', {
      param: 'conversation_id',
    })
  const { form, recorded } = await formOfConversation(tenant, conversation_id)
  const path = `scenarios/conversation-${conversation_id}.yaml`
  const from = `Made from conversation ${conversation_id}. Contact details are replaced by examples.`
  if (recorded) {
    const content = `# ${from}\n${printYaml({ ...form, expect: expectationsFrom(recorded) })}`
    return { object: 'scenario_draft' as const, path, content, passes: true }
  }
  const { conversation } = await play(path, printYaml(form))
  return draft(
    path,
    from,
    // What comes after the end could not be said.
    {
      ...form,
      visitor: form.visitor!.slice(0, conversation.turns.length),
      expect: expectationsFrom(conversation),
    },
  )
}

async function formOfGap(tenant: Tenant, id: number): Promise<ScenarioForm> {
  const { agent, question } = await getKnowledgeGap(tenant, id).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'resource_missing'
      ? unknownReference('knowledge_gap_id', 'a gap')
      : error
  })
  const words = exampleContacts([]).in(question)
  return {
    title: shortened(`Is answered: ${words}`),
    agent,
    visitor: [words],
    expect: { answers: [{ question: words }], gaps: [] },
  }
}

async function formOfConversation(
  tenant: Tenant,
  id: number,
): Promise<{ form: ScenarioForm; recorded: HadConversation | null }> {
  const conversation = await findConversation(tenant, id)
  if (!conversation) throw unknownReference('conversation_id', 'a conversation')
  const words = await listVisitorWords(tenant, id, mostScenarioMessages)
  if (words.length === 0)
    throw refuse('parameter_invalid', 'The visitor of this conversation has said nothing yet.', {
      param: 'conversation_id',
    })
  const { agent, locale, visitor, state } = conversation
  const agents = await agentsOnStage(tenant, [agent])
  const slots = agents.get(agent)?.flow.phases.flatMap((phase) => phase.slots) ?? []
  const examples = exampleContacts([
    ...namesIn(slots, valuesOf(state.answers)),
    ...(visitor?.name ? [visitor.name] : []),
  ])
  const lines = words.map(({ text, chip }) =>
    chip ? { tap: [chip.slot, ...chip.values].join(' ') } : examples.in(text),
  )
  const first = lines.find((line) => typeof line === 'string')
  return {
    form: { title: shortened(first ?? `Conversation ${id}`), agent, locale, visitor: lines },
    recorded: isLoopState(state) ? await recordOf(tenant, conversation, examples) : null,
  }
}

/** What a model said is not asked for again: the scenario expects what came of the conversation as it was had. */
async function recordOf(
  tenant: Tenant,
  { id, status, phase, fit, person_wanted, state }: ConversationRow,
  examples: ExampleContacts,
): Promise<HadConversation> {
  const turns = await listRecordedTurns(tenant, id)
  const values = Object.entries(valuesOf(state.answers))
  return {
    slots: Object.fromEntries(
      values.map(([key, value]) => [key, typeof value === 'string' ? examples.in(value) : value]),
    ),
    status: status === 'completed' ? 'completed' : 'active',
    phases: [phase],
    fit: fits.find((known) => known === fit) ?? null,
    gaps: state.gaps.map(examples.in),
    person_wanted,
    turns: turns.map(({ said, outcome }) => ({ said: examples.in(said), outcome })),
  }
}

type HadConversation = Pick<
  PlayedConversation,
  'slots' | 'status' | 'phases' | 'fit' | 'gaps' | 'person_wanted'
> & { turns: readonly Pick<PlayedConversation['turns'][number], 'said' | 'outcome'>[] }

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79).trimEnd()}…` : line
}

function expectationsFrom({
  slots,
  status,
  phases,
  fit,
  gaps,
  person_wanted,
  turns,
}: HadConversation): NonNullable<ScenarioForm['expect']> {
  const answers = turns.filter(isAnswered).map(({ said }) => ({ question: said }))
  return {
    slots: Object.fromEntries(
      Object.entries(slots).map(([key, value]) => [key, typeof value === 'object' ? [...value] : value]),
    ),
    ends: status,
    phase: phases.at(-1)!,
    ...(fit && { fit }),
    ...(person_wanted && { person_wanted }),
    ...(answers.length > 0 && { answers: answers.slice(0, 20) }),
    gaps: [...gaps],
  }
}
