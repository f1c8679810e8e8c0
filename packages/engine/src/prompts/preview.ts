import type { PromptKind } from '@foyer/contract/vocabulary'
import type { AgentDefinition } from '../flow/agent_definition.ts'
import { compilePhase } from '../flow/compile_phase.ts'
import { liveSlotsOf, type PhaseDefinition } from '../flow/definition.ts'
import { frozenValues } from './frozen_values.ts'
import { type ConversationMoment, elsewhere, liveValues } from './live_values.ts'
import { references } from './reference_list.ts'
import { findReferences, promptWarnings } from './references.ts'
import { renderHead } from './render.ts'
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

/**
 * A prompt as the model would get it at this moment of a conversation, in this phase. One that turns are taken with is a
 * part of more: `turn` is all of it.
 */
export function previewPrompt(
  { kind, body }: { kind: PromptKind; body: string },
  agent: AgentDefinition,
  phase: PhaseDefinition,
  moment: ConversationMoment,
  turn: { system: string; message: string } | null = null,
): PromptPreview {
  const silent = silentIn(kind)
  const all = {
    ...frozenValues(agent, compilePhase(phase)),
    ...liveValues(moment),
    ...(turn && elsewhere),
  }
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => !silent.has(name)))
  const slot_keys = liveSlotsOf(agent.flow).map(({ slot }) => slot.key)
  const known = new Set([...Object.keys(values), ...slot_keys.map((key) => `slots.${key}`)])
  const named = findReferences(body)

  const { text, length } = turn ? wholeTurn(turn) : renderHead(body, values, longestShown)
  const warnings = [
    ...promptWarnings(body, { slot_keys }),
    ...named
      .filter((name) => silent.has(name))
      .map((name) => `{{${name}}} has no value in a prompt of kind ${kind}.`),
  ]
  if (length > longestShown)
    warnings.push(`The text has ${length} characters; the first ${longestShown} are shown.`)
  return {
    text: text.slice(0, longestShown),
    references: named.filter((name) => known.has(name)).map((name) => ({ name, value: values[name] ?? '' })),
    warnings,
    tokens: estimateTokens({ length }),
  }
}

/** The references that are rendered as nothing in this kind of prompt. */
const silentIn = (kind: PromptKind) =>
  new Set(references.filter(({ kinds }) => !kinds.includes(kind)).map(({ name }) => name))

function wholeTurn({ system, message }: { system: string; message: string }) {
  const text = `${system}\n\n${message}`
  return { text, length: text.length }
}
