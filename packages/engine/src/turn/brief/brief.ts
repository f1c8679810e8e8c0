import { hasTool } from '../../conversation/capturable_slots.ts'
import type { AgentVoice } from '../../flow/agent_definition.ts'
import type { PromptedPhase } from '../../flow/compiled_flow.ts'
import type { TurnSetting } from '../setting.ts'
import type { GivenPassage } from '../stored_turn.ts'
import { isUsed } from '../tools/tool.ts'
import { exampleConversation } from './example_conversation.ts'
import { organizationText } from './organization_text.ts'
import { changesWithTheTurn, stablePrompt } from './owner_prompts.ts'
import { passageTexts } from './passages.ts'
import { planText } from './plan_text.ts'
import { aboutInstructions, aboutThePlan, knownFacts, lookFirst, manner, together, truth } from './rules.ts'
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
    section(
      'How you record answers',
      isUsed(flow, 'capture_slots') ? stablePrompt(setting, 'extraction') : '',
    ),
    section('The plan', `${aboutThePlan}\n${planText(flow)}`),
    section(`About ${organization.name}`, organizationText(setting)),
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

function toolRules({ flow, knowledge }: TurnSetting): string {
  const looksUp = knowledge.kind === 'outline' && isUsed(flow, 'consult_knowledge')
  return looksUp ? `${together} ${lookFirst}` : together
}

function knowledgeText({ knowledge, organization: { name } }: TurnSetting): string {
  if (knowledge.kind === 'whole') return written(name, aboutAll, knowledge.passages)
  const { outline, always = [] } = knowledge
  const titles = `${aboutTheOutline}\n${inTag('knowledge', asMaterial(outline))}`
  return [written(name, aboutSome, always), section('What can be looked up', titles)]
    .filter(Boolean)
    .join('\n\n')
}

function written(organization: string, about: string, passages: readonly GivenPassage[]): string {
  if (passages.length === 0) return ''
  return section(
    `What ${organization} has written`,
    `${about}\n${inTag('knowledge', passageTexts(passages))}`,
  )
}

const aboutAll = 'This is all of it: there is nothing more to look up.'
const aboutSome = 'This always holds:'
const aboutTheOutline =
  'The passages that come with a message are the best that a search found. There is more under these titles:'
