import type { PromptKind } from '@foyer/contract/vocabulary'
import { defaultContextTokens, frozenValues, liveValues, references, renderHead } from '@foyer/engine'
import type { Talk } from '../port.ts'
import { asData } from './as_data.ts'

/** The share of what a model can read that the owner's whole prompt may take. */
const promptShare = 0.4
const charactersPerToken = 4

/** The owner's prompt of one kind at this moment, with all that people said as data. The conversation stands before it. */
export async function renderPrompt(
  kind: PromptKind,
  talk: Talk,
  context_tokens: number | null,
  /** In place of what the moment has. */
  own: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { flow, phase } = await talk.offered()
  const silent = new Set(references.filter(({ kinds }) => !kinds.includes(kind)).map(({ name }) => name))
  const live = { ...liveValues(await talk.moment()), ...own, transcript: '(the conversation above)' }
  const data = Object.entries(live).map(([name, value]) => [name, asData(value)] as const)
  const values = Object.fromEntries(
    [...Object.entries(frozenValues(flow, phase)), ...data].filter(([name]) => !silent.has(name)),
  )
  const most = charactersPerToken * (context_tokens ?? defaultContextTokens) * promptShare
  return renderHead(flow.prompts[kind].body, values, most).text
}
