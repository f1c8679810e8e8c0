import type { ToolName } from '@foyer/contract/vocabulary'
import { hasTool } from '../../conversation/capturable_slots.ts'
import type { AgentVoice } from '../../flow/agent_definition.ts'
import type { CompiledFlow, PromptedPhase } from '../../flow/compiled_flow.ts'
import type { TurnSetting } from '../setting.ts'
import { exampleConversation } from './example_conversation.ts'
import { organizationText } from './organization_text.ts'
import { changesWithTheTurn, stablePrompt } from './owner_prompts.ts'
import { passageTexts } from './passages.ts'
import { planText } from './plan_text.ts'
import { aboutInstructions, aboutThePlan, knownFacts, manner, together, toolUses, truth } from './rules.ts'
import { asMaterial, inTag } from './tags.ts'

/**
 * The same text for every turn of a snapshot with the same knowledge, so that a provider caches it. The knowledge comes
 * last: in a phase that may not look into it, all before it is the same.
 */
export function systemPrompt(setting: TurnSetting, phase: PromptedPhase): string {
  const { flow, organization } = setting
  const knows = hasTool(phase, 'consult_knowledge')
  return [
    speaker(setting),
    ownerPrompt(setting),
    section('How you talk', [manner, ...voiceRules(flow.voice)].join('\n')),
    section('What you say', [knownFacts(organization.name), truth].join('\n')),
    section('How you use tools', toolRules(setting)),
    section('How you record answers', someCapture(flow) ? stablePrompt(setting, 'extraction') : ''),
    section('The plan', `${aboutThePlan}\n${planText(flow)}`),
    section(`About ${organization.name}`, organizationText(setting)),
    section('Pages you may offer', pagesText(flow)),
    section('An example', exampleConversation(flow.archetype)),
    knows ? knowledgeText(setting) : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

const section = (heading: string, text: string) => (text === '' ? '' : `# ${heading}\n${text}`)

export function speaker({ flow, agent_name, organization }: TurnSetting): string {
  const { display_name, role, bio, disclosure } = flow.identity ?? { display_name: agent_name }
  return [
    `You are ${display_name}, the digital assistant of ${organization.name}, and chat with its visitors. You are software and say so when somebody asks.`,
    role && `Your role: ${role}`,
    bio && `About you: ${bio}`,
    disclosure && `What you say about being software: ${disclosure}`,
  ]
    .filter(Boolean)
    .join('\n')
}

function ownerPrompt(setting: TurnSetting): string {
  const changes = prompts.some((kind) => changesWithTheTurn(setting.flow.prompts[kind].body))
  return [stablePrompt(setting, 'conversation'), changes ? aboutInstructions : '']
    .filter(Boolean)
    .join('\n\n')
}

const prompts = ['conversation', 'extraction'] as const

function voiceRules(voice: AgentVoice | null): string[] {
  if (!voice) return []
  const { formality, tone_rules = [], preferred_phrases = [], banned_phrases = [], sign_off_style } = voice
  const quoted = (phrases: readonly string[]) => phrases.map((phrase) => `“${phrase}”`).join(', ')
  return [
    formality ? `- Formality: ${formality}` : '',
    ...tone_rules.map((rule) => `- ${rule}`),
    preferred_phrases.length > 0 ? `- Phrases to prefer: ${quoted(preferred_phrases)}` : '',
    banned_phrases.length > 0 ? `- Phrases never to use, they are not shown: ${quoted(banned_phrases)}` : '',
    sign_off_style ? `- Goodbyes: ${sign_off_style}` : '',
  ].filter(Boolean)
}

const some = ({ phases }: CompiledFlow, tool: ToolName) => phases.some((phase) => hasTool(phase, tool))
const someCapture = (flow: CompiledFlow) => some(flow, 'capture_slots')

function toolRules({ flow, knowledge }: TurnSetting): string {
  const looksUp = knowledge.kind === 'outline' && some(flow, 'consult_knowledge')
  const { capture_slots, consult_knowledge, ...always } = toolUses
  const uses = [
    ...(someCapture(flow) ? [capture_slots] : []),
    ...(looksUp ? [consult_knowledge] : []),
    ...Object.values(always),
  ]
  return [together, ...uses.map((use) => `- ${use}`)].join('\n')
}

function pagesText(flow: CompiledFlow): string {
  if (!some(flow, 'offer_navigation')) return ''
  return flow.pages.map(({ title, url }) => `- ${title}: ${url}`).join('\n')
}

function knowledgeText({ knowledge, organization: { name } }: TurnSetting): string {
  if (knowledge.kind === 'outline')
    return section(
      'What can be looked up',
      `The passages that come with a message are the best of a search. There is more under these titles:\n${inTag('knowledge', asMaterial(knowledge.outline))}`,
    )
  if (knowledge.passages.length === 0) return ''
  return section(
    `What ${name} has written`,
    `This is all of it: there is nothing more to look up.\n${inTag('knowledge', passageTexts(knowledge.passages))}`,
  )
}
