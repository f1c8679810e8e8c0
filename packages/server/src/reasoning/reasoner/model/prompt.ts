import type { PromptKind } from '@foyer/contract/vocabulary'
import {
  type ConversationMoment,
  defaultContextTokens,
  frozenValues,
  liveValues,
  references,
  renderHead,
} from '@foyer/engine'
import type { Talk } from '../port.ts'
import { asData } from './as_data.ts'

/** The share of what a model can read that the transcript may take, and that the owner's whole prompt may. */
const transcriptShare = 0.3
const promptShare = 0.6
const charactersPerToken = 4

/** The owner's prompt of one kind at this moment, with all that people said quoted as data. */
export async function renderPrompt(
  kind: PromptKind,
  talk: Talk,
  context_tokens: number | null,
): Promise<string> {
  const { flow, phase } = await talk.offered()
  const most = charactersPerToken * (context_tokens ?? defaultContextTokens)
  const moment = await talk.moment()
  const transcript = latest(moment.transcript, most * transcriptShare)
  const silent = new Set(references.filter(({ kinds }) => !kinds.includes(kind)).map(({ name }) => name))
  const live = Object.entries(liveValues({ ...moment, transcript })).map(([name, value]) => [
    name,
    asData(value),
  ])
  const values = Object.fromEntries(
    [...Object.entries(frozenValues(flow, phase)), ...live].filter(([name]) => !silent.has(name!)),
  )
  const { body } = flow.prompts[kind]
  return renderHead(body, values, most * promptShare).text
}

/** What was said last is worth most. */
function latest(transcript: ConversationMoment['transcript'], most: number) {
  let left = most
  const from = transcript.findLastIndex(({ text }) => {
    left -= text.length
    return left < 0
  })
  return transcript.slice(from + 1)
}
