import {
  type Input,
  type operations,
  VoicePreview,
  type VoiceSituation,
  voiceSituations,
} from '@foyer/contract'
import {
  type AgentDefinition,
  type AgentVoice,
  type CompiledFlow,
  compile,
  hasBannedPhrase,
  type PlanItem,
  sampleAnswers,
  sampleConversation,
  wordPlan,
} from '@foyer/engine'
import { definitionOf, getAgentRow, getStoredFlow, resolveAgent, voiceProfiles } from '../../agents/index.ts'
import { listKnowledgeFacts } from '../../knowledge/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { type Context, refuse, representation } from '../../platform/index.ts'

type Body = Input<typeof operations.previewVoiceProfile>['body']
const represent = representation(VoicePreview)

/** As many facts are looked at for one that the voice would not say as it is. */
const sampledFacts = 50

/** What an agent says without a voice and with this one, as it is stored or as it is being edited. */
export async function previewVoiceProfile(
  context: Context,
  db: Queryable,
  id: number,
  { agent, locale: wanted, ...unsaved }: Body,
) {
  const stored = await voiceProfiles.get(db, id)
  const slug = agent ?? stored.agents[0]
  if (slug === undefined)
    throw refuse('parameter_missing', 'No agent uses this voice. Send the agent to preview it with.', {
      param: 'agent',
    })
  await resolveAgent(db, slug)
  const voice = withoutNull({ ...stored, ...unsaved })
  const [{ name, languages }, { flow }, facts] = await Promise.all([
    getAgentRow(db, slug),
    getStoredFlow(db, slug),
    listKnowledgeFacts(db, { agent: slug, limit: sampledFacts }),
  ])
  const locale = wanted ?? languages[0] ?? context.organization.default_locale
  const texts = facts.data.map(({ text }) => text)
  const fact = texts.find((text) => hasBannedPhrase(text, voice)) ?? texts[0]
  const definition = await definitionOf(db, slug, flow)
  const { visitor, slots, gaps } = sampleConversation(flow)
  const [plain, voiced] = [compiledWith(definition, null), compiledWith(definition, voice)]
  const say = (situation: VoiceSituation, compiled: CompiledFlow) => {
    const hasEnded = situation === 'goodbye'
    return wordPlan({
      plan: plans(fact, gaps)[situation],
      flow: compiled,
      phase: compiled.phases[0]!,
      organization: { name: context.organization.name },
      agent: { name },
      locale,
      default_locale: context.organization.default_locale,
      visitor,
      answers: hasEnded ? sampleAnswers(slots) : {},
      // One seed, so that only the voice makes a difference.
      seed: situation,
      said: [],
    }).text
  }
  return represent({
    voice_profile_id: id,
    agent: slug,
    locale,
    samples: voiceSituations.map((situation) => ({
      situation,
      before: say(situation, plain),
      after: say(situation, voiced),
    })),
  })
}

function plans(fact: string | undefined, gaps: readonly string[]): Record<VoiceSituation, PlanItem[]> {
  const question = gaps[0] ?? ''
  const passages = fact ? [{ kind: 'fact' as const, id: 0, text: fact, spoken: fact, label: fact }] : []
  return {
    greeting: [{ act: 'greet' }, { act: 'invite' }],
    answer: [{ act: 'answer', question, passages }, { act: 'invite' }],
    unknown: [{ act: 'gap', question }, { act: 'offer_message' }],
    goodbye: [{ act: 'close' }],
  }
}

function compiledWith(definition: AgentDefinition, voice: AgentVoice | null) {
  const { problems, compiled } = compile({ ...definition, voice })
  if (!compiled) throw refuse('flow_invalid', problems[0]!.message)
  return compiled
}

type Cleared<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], null> }

/** `null` clears a field: the voice has none then. */
const withoutNull = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Cleared<Fields>
