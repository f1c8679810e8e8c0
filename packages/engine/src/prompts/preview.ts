import type { PromptKind } from '@foyer/contract/vocabulary'
import type { AgentDefinition } from '../flow/agent_definition.ts'
import { compilePhase } from '../flow/compile_phase.ts'
import type { CompiledPhase } from '../flow/compiled_flow.ts'
import { liveSlotsOf, type PhaseDefinition } from '../flow/definition.ts'
import { frozenValues } from './frozen_values.ts'
import { type ConversationMoment, liveValues } from './live_values.ts'
import { references } from './reference_list.ts'
import { findReferences, promptWarnings } from './references.ts'
import { renderHead } from './render.ts'
import { promptSections } from './sections.ts'
import { estimateTokens } from './tokens.ts'

export interface PromptPreview {
  text: string
  /** What the body refers to and what stands there now, in order of appearance; unknown names are in `warnings`. */
  references: { name: string; value: string }[]
  warnings: string[]
  /** Of the whole text, also of what is not shown. */
  tokens: number
}

/** More is not read by anybody, and a hostile body could ask for gigabytes. */
const longestShown = 400_000

/** A prompt as the model would get it at this moment of a conversation, in this phase. */
export function previewPrompt(
  { kind, body }: { kind: PromptKind; body: string },
  agent: AgentDefinition,
  phase: PhaseDefinition,
  moment: ConversationMoment,
): PromptPreview {
  const compiled = compilePhase(phase)
  const silent = silentIn(kind)
  const values = Object.fromEntries(
    Object.entries({ ...frozenValues(agent, compiled), ...liveValues(moment) }).filter(
      ([name]) => !silent.has(name),
    ),
  )
  const slot_keys = liveSlotsOf(agent.flow).map(({ slot }) => slot.key)
  const known = new Set([...Object.keys(values), ...slot_keys.map((key) => `slots.${key}`)])
  const named = findReferences(body)

  const instructions = renderHead(body, values, longestShown)
  const appended = kind === 'conversation' ? appendedTo(body, agent, compiled) : ''
  const length = instructions.length + appended.length
  const warnings = [
    ...promptWarnings(body, { slot_keys }),
    ...named
      .filter((name) => silent.has(name))
      .map((name) => `{{${name}}} has no value in a prompt of kind ${kind}.`),
  ]
  if (length > longestShown)
    warnings.push(`The text has ${length} characters; the first ${longestShown} are shown.`)
  return {
    text: (instructions.text + appended).slice(0, longestShown),
    references: named.filter((name) => known.has(name)).map((name) => ({ name, value: values[name] ?? '' })),
    warnings,
    tokens: estimateTokens({ length }),
  }
}

/** The references that are rendered as nothing in this kind of prompt. */
const silentIn = (kind: PromptKind) =>
  new Set(references.filter(({ kinds }) => !kinds.includes(kind)).map(({ name }) => name))

/** What follows the owner's words in the system prompt of a conversation. */
function appendedTo(body: string, agent: AgentDefinition, phase: CompiledPhase): string {
  const prompts = { ...agent.prompts, conversation: { ...agent.prompts.conversation, body } }
  const [_instructions, ...rest] = promptSections({ ...agent, prompts }, phase)
  return rest.map(({ text }) => `\n\n${text}`).join('')
}
