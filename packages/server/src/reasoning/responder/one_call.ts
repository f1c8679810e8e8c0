import { defaultContextTokens, estimateTokens, type ResponseEnd } from '@foyer/engine'
import { observeCall } from '../provider_telemetry.ts'
import { withinDeadline } from '../reasoner/model/deadline.ts'
import { fallbacks, ModelFailure } from '../reasoner/model/failure.ts'
import type { Asking } from './asked.ts'
import { type CallListener, CallReading, type SpentTokens } from './call_reading.ts'
import type { ModelClient } from './model_client.ts'

export interface OneCall {
  asking: Asking
  /** Until the first piece. */
  seconds: number
  signal: AbortSignal
  listener: CallListener
  /** What the call has used, however it ended. */
  spend(tokens: SpentTokens): void
}

/** One request to one model: what it says and calls goes to the listener while it comes. */
export async function call(client: ModelClient, { asking, seconds, signal, listener, spend }: OneCall) {
  refuseTooLong(client, asking)
  const { target, key, model } = client.connection
  const { piece_seconds } = client.setting.deadlines
  const reading = new CallReading(asking, listener)
  const maxOutputTokens = mostOutput(client)
  const attributes = { 'gen_ai.request.max_tokens': maxOutputTokens, 'gen_ai.output.type': 'text' }

  async function listen(abortSignal: AbortSignal, tell: Parameters<Parameters<typeof observeCall>[2]>[0]) {
    const { stream } = await (await model()).doStream({ ...asking, maxOutputTokens, abortSignal })
    const parts = stream.getReader()
    const next = () =>
      reading.hasBegun
        ? withinDeadline({ seconds: piece_seconds, signal: abortSignal }, () => parts.read())
        : parts.read()
    for (let part = await next(); !part.done; part = await next()) {
      // Nobody is told anything after the deadline, and an aborted stream may end like one that is complete.
      abortSignal.throwIfAborted()
      const facts = reading.take(part.value)
      if (facts) tell(facts)
    }
    abortSignal.throwIfAborted()
    return reading.end()
  }

  return client.statistics.around(target.provider, async (count): Promise<ResponseEnd> => {
    try {
      return await withinDeadline({ seconds, signal, unless: () => reading.hasBegun }, (inTime) =>
        observeCall(target, attributes, (tell) =>
          listen(inTime, tell).catch((error) => {
            throw inTime.reason instanceof ModelFailure ? inTime.reason : reading.failure(error, key)
          }),
        ),
      )
    } finally {
      const spent = reading.spent()
      if (spent) {
        count(spent)
        spend(spent)
      }
    }
  })
}

/** Ollama drops the beginning of what does not fit, and says nothing: here it is said. */
function refuseTooLong({ setting: { provider, context_tokens } }: ModelClient, { prompt, tools }: Asking) {
  if (provider !== 'ollama' || context_tokens === null) return
  if (estimateTokens(JSON.stringify([prompt, tools ?? []])) > context_tokens)
    throw new ModelFailure('too_long', fallbacks.too_long)
}

/** Generous: some models think before they answer, and what they think counts. A small one keeps room for the question. */
const mostOutput = ({ setting }: ModelClient) =>
  Math.min(8000, Math.floor((setting.context_tokens ?? defaultContextTokens) / 4))
