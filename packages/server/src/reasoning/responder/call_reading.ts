import { estimateTokens, type ResponseEnd } from '@foyer/engine'
import type { AnswerFacts } from '../provider_telemetry.ts'
import type { LanguageModel } from '../reasoner/model/connect.ts'
import { failureOf, fallbacks, ModelFailure } from '../reasoner/model/failure.ts'
import { type AnswerTaker, parsed } from './answer_object.ts'
import { AnswerReader } from './answer_reader.ts'
import type { Asking, Signature } from './asked.ts'

type Stream = Awaited<ReturnType<LanguageModel['doStream']>>['stream']
export type StreamPart = Stream extends ReadableStream<infer Part> ? Part : never
type FinishPart = Extract<StreamPart, { type: 'finish' }>

export interface SpentTokens {
  input: number
  cached: number
  output: number
}

/** Whoever listens to a call. */
export interface CallListener extends AnswerTaker {
  sign(id: string, signature: Signature): void
}

/** What has come of one call so far. */
export class CallReading {
  /** Whether the model has begun to answer, or to think. */
  hasBegun = false
  #written = 0
  #finish: FinishPart | null = null
  readonly #asking: Asking
  readonly #listener: CallListener
  readonly #text: AnswerReader

  constructor(asking: Asking, listener: CallListener) {
    this.#asking = asking
    this.#listener = listener
    this.#text = new AnswerReader(listener)
  }

  /** Gives what there is to tell to whoever watches. */
  take(part: StreamPart): AnswerFacts | null {
    switch (part.type) {
      case 'error':
        throw part.error
      case 'text-delta':
        this.#begin(part.delta)
        this.#text.read(part.delta)
        return null
      case 'reasoning-delta':
      case 'tool-input-delta':
        this.#begin(part.delta)
        return null
      case 'tool-call':
        this.#call(part)
        return null
      case 'response-metadata':
        return { id: part.id, model: part.modelId }
      case 'finish':
        this.#finish = part
        return { finishReason: part.finishReason.unified, ...figuresOf(part) }
      default:
        return null
    }
  }

  /** After the last part. */
  end(): ResponseEnd {
    const textEnding = this.#text.end()
    if (!this.hasBegun && !this.#finish?.finishReason.raw) throw unreadable()
    const because = endOf(this.#finish)
    if (because !== 'complete') return because
    if (textEnding === 'nothing') throw unreadable()
    return textEnding === 'cut' ? 'length' : because
  }

  /** An answer that has begun is no longer out of reach or unreadable: it breaks off. */
  failure(error: unknown, key: string | null): ModelFailure {
    const failure = failureOf(error, key)
    const isOfItsEnd = this.hasBegun && ['unreachable', 'unreadable'].includes(failure.reason)
    return isOfItsEnd && failure !== error ? brokenOff(failure) : failure
  }

  /** A provider that does not count is counted for: nothing is free because nobody said what it cost. */
  spent(): SpentTokens | null {
    if (!this.hasBegun && !this.#finish) return null
    const { input, output } = this.#finish ? figuresOf(this.#finish) : {}
    const asked = JSON.stringify([this.#asking.prompt, this.#asking.tools ?? []])
    return {
      input: input ?? estimateTokens(asked),
      cached: this.#finish?.usage.inputTokens.cacheRead ?? 0,
      output: output ?? estimateTokens({ length: this.#written }),
    }
  }

  #begin(piece: string) {
    if (piece !== '') this.hasBegun = true
    this.#written += piece.length
  }

  #call({ toolCallId, toolName, input, providerMetadata }: Extract<StreamPart, { type: 'tool-call' }>) {
    this.hasBegun = true
    if (providerMetadata) this.#listener.sign(toolCallId, providerMetadata)
    this.#listener.call({
      id: toolCallId,
      name: toolName,
      arguments: input.trim() === '' ? {} : parsed(input),
    })
  }
}

const figuresOf = ({ usage }: FinishPart) => ({
  input: usage.inputTokens.total,
  output: usage.outputTokens.total,
})

const unreadable = () => new ModelFailure('unreadable', fallbacks.unreadable, { retryAfterSeconds: 0 })

const brokenOff = (failure?: ModelFailure) =>
  new ModelFailure('broken', 'The answer broke off.', {
    retryAfterSeconds: failure?.retryAfterSeconds ?? 0,
  })

function endOf(finish: FinishPart | null): ResponseEnd {
  const { unified, raw } = finish?.finishReason ?? { unified: 'interrupted', raw: undefined }
  if (unified === 'length') return 'length'
  if (unified === 'content-filter') return 'refusal'
  // A call that its provider could not read itself.
  if (unified === 'error' && raw !== undefined) throw unreadable()
  if (unified === 'error' || unified === 'interrupted' || (unified === 'other' && raw === undefined))
    throw brokenOff()
  return 'complete'
}
