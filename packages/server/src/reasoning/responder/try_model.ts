import type { ResponderRequest, ResponderUsage, ToolCall } from '@foyer/engine'
import type { Outbound } from '../../platform/outbound/index.ts'
import { connectionTo } from '../reasoner/model/connection.ts'
import { failureOf, type ModelFailure } from '../reasoner/model/failure.ts'
import type { ModelSetting } from '../reasoner/model/setting.ts'
import { answer } from './answer_request.ts'
import { isRefused } from './formats.ts'
import { startMeasure } from './measure.ts'
import { createModelClient } from './model_client.ts'
import { readContextTokens } from './read_context_tokens.ts'

/** What trying a model out has shown. What is not known is left out. */
export interface ModelTrial {
  /** What the provider said, and what to do; absent where the model answered. */
  error?: string
  streaming?: boolean
  /** Whether it calls tools by itself. */
  tools?: boolean
  structured_output?: boolean
  /** How much it can read, as the provider says. */
  context_tokens?: number
  first_word_milliseconds?: number
  tokens_per_second?: number
  usages: ResponderUsage[]
}

/**
 * Three short requests: a tool to call, a few words to write, and a call as JSON. The first one may take its time: a server
 * on one's own machine may have to load the model before it answers.
 */
export async function tryModel(setting: ModelSetting, outbound: Outbound): Promise<ModelTrial> {
  const ask = (request: ResponderRequest, native_tools: boolean, patience = 1) =>
    tryOut({ ...setting, native_tools, deadlines: patientlier(setting, patience) }, outbound, request)
  const called = await ask(callRequest, true, 3)
  const usages = [called.usage]
  if (called.failure && !isAboutTools(called.failure)) return { error: called.failure.message, usages }
  const written = await ask(writeRequest, true)
  usages.push(written.usage)
  if (written.failure) return { error: written.failure.message, usages }
  const structured = await ask(callRequest, false)
  usages.push(structured.usage)
  const context_tokens = await readContextTokens(setting, outbound)
  return {
    streaming: written.pieces > 2,
    tools: isRightCall(called.calls),
    structured_output: isRightCall(structured.calls),
    ...(context_tokens !== null && { context_tokens }),
    ...speedOf(written.usage),
    usages,
  }
}

/** The model is there, but does not do with tools what it is asked for. */
const isAboutTools = (failure: ModelFailure) => failure.reason === 'unreadable' || isRefused('tools', failure)

const day = 'Saturday'
const callRequest: ResponderRequest = {
  system: 'You answer the visitors of a shop. You know its opening hours only from the tool.',
  messages: [{ role: 'user', text: `When do you open on ${day}?` }],
  tools: [
    {
      name: 'opening_hours',
      description: 'Gives the opening hours of the shop on one day of the week.',
      parameters: {
        type: 'object',
        properties: { day: { type: 'string', description: 'The day, in English.' } },
        required: ['day'],
        additionalProperties: false,
      },
    },
  ],
}
const writeRequest: ResponderRequest = {
  system: 'You are being tried out. Do just what you are asked for.',
  messages: [{ role: 'user', text: 'Write the numbers from one to forty in English words, with commas.' }],
  tools: [],
}

const isRightCall = ([call]: readonly ToolCall[]): boolean =>
  call?.name === 'opening_hours' && JSON.stringify(call.arguments ?? '').includes(day)

const patientlier = ({ deadlines }: ModelSetting, patience: number) => ({
  ...deadlines,
  first_seconds: deadlines.first_seconds * patience,
})

interface TriedRequest {
  calls: ToolCall[]
  pieces: number
  usage: ResponderUsage
  failure?: ModelFailure
}

async function tryOut(
  setting: ModelSetting,
  outbound: Outbound,
  request: ResponderRequest,
): Promise<TriedRequest> {
  const client = createModelClient(setting, connectionTo(setting, outbound), unwatched)
  const measure = startMeasure()
  const calls: ToolCall[] = []
  let pieces = 0
  const told = () => ({ calls, pieces, usage: measure.usageOf(setting) })
  try {
    await answer(client, {
      turn: { request, offered: request.tools, signatures: new Map() },
      signal: new AbortController().signal,
      listener: {
        say() {
          measure.begin()
          pieces += 1
        },
        call(call) {
          measure.begin()
          calls.push(call)
        },
        sign() {},
      },
      spend: measure.spend,
      isAnswered: measure.hasBegun,
    })
    return told()
  } catch (error) {
    return { ...told(), failure: failureOf(error, setting.key) }
  }
}

/** Nobody's calls count but those of conversations. */
const unwatched = {
  around: <Result>(_: string, work: (count: () => void) => Promise<Result>) => work(() => {}),
}

function speedOf({ first_milliseconds: first, milliseconds, output_tokens }: ResponderUsage) {
  if (first === null) return {}
  const seconds = (milliseconds - first) / 1000
  return {
    first_word_milliseconds: first,
    // What comes all at once has no speed.
    ...(seconds > 0.05 && { tokens_per_second: Math.round(output_tokens / seconds) }),
  }
}
