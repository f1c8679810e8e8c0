import { estimateTokens } from '@foyer/engine'
import { type AnswerFacts, observeCall, type ProviderTarget } from '../../provider_telemetry.ts'
import type { ReasonerResult } from '../port.ts'
import type { LanguageModel } from './connect.ts'
import { type Deadline, withinDeadline } from './deadline.ts'
import { failureOf, ModelFailure } from './failure.ts'

export type Tokens = ReasonerResult<unknown>['tokens']

/** What the model is to do, and what it is to do it with. */
export interface ModelPrompt {
  system: string
  user: string
  /** An answer that could not be used, and why: the model gets one chance to put it right. */
  repair?: { answer: string; problem: string }
}

export interface CallLimits extends Deadline {
  maxOutputTokens: number
}

export interface ModelAnswer {
  text: string
  tokens: Tokens
}

export interface ModelCalls {
  /** One answer in one piece; with a schema, JSON that means to follow it. */
  ask(prompt: ModelPrompt, limits: CallLimits, schema?: object): Promise<ModelAnswer>
  /** One answer piece by piece, until `take` has had enough. What fails after the first piece is not asked for again. */
  stream(
    prompt: ModelPrompt,
    limits: CallLimits & { firstPieceSeconds: number },
    take: (piece: string) => 'more' | 'enough',
    count: (tokens: Tokens) => void,
  ): Promise<void>
}

export interface CallOptions {
  /** Who is asked, for whoever watches. */
  target: ProviderTarget
  model: () => Promise<LanguageModel>
  key: string | null
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export function modelCalls({ target, model, key, sleep }: CallOptions): ModelCalls {
  /** One call, as whoever watches sees it. */
  const observed = <Result>(
    { maxOutputTokens }: CallLimits,
    { signal, type }: { signal: AbortSignal; type: 'json' | 'text' },
    work: (tell: (facts: AnswerFacts) => void) => Promise<Result>,
  ): Promise<Result> =>
    observeCall(
      target,
      { 'gen_ai.request.max_tokens': maxOutputTokens, 'gen_ai.output.type': type },
      (tell) =>
        work(tell).catch((error) => {
          // Whoever has ended it knows why.
          throw signal.reason instanceof ModelFailure ? signal.reason : failureOf(error, key)
        }),
    )

  /** Once more where that could help and there is time for it. */
  async function patiently<Result>(
    limits: CallLimits,
    work: (signal: AbortSignal) => Promise<Result>,
    mayRepeat = () => true,
  ): Promise<Result> {
    const started = performance.now()
    return withinDeadline(limits, async (signal) => {
      try {
        return await work(signal)
      } catch (error) {
        const failure = failureOf(error, key)
        const { retryAfterSeconds: pause } = failure
        const left = limits.seconds - (performance.now() - started) / 1000
        if (signal.aborted || pause === null || pause >= left || !mayRepeat()) throw failure
        await sleep(pause * 1000, signal)
      }
      return work(signal).catch((error) => {
        throw failureOf(error, key)
      })
    })
  }

  return {
    ask: (prompt, limits, schema) =>
      patiently(limits, (signal) =>
        observed(limits, { signal, type: schema ? 'json' : 'text' }, async (tell) => {
          const { content, usage, finishReason, response } = await (await model()).doGenerate({
            prompt: messagesOf(prompt),
            maxOutputTokens: limits.maxOutputTokens,
            abortSignal: signal,
            ...(schema && { responseFormat: { type: 'json' as const, name: 'answer', schema } }),
          })
          tell({ id: response?.id, model: response?.modelId, ...factsOf({ usage, finishReason }) })
          const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('')
          if (finishReason.unified === 'content-filter' || text.trim() === '') throw declined()
          return { text, tokens: tokensOf(usage, prompt, text) }
        }),
      ),

    async stream(prompt, limits, take, count) {
      let text = ''
      let usage: Usage | undefined
      const begun = () => text !== ''
      const listen = async (abortSignal: AbortSignal, tell: (facts: AnswerFacts) => void) => {
        const { stream } = await (await model()).doStream({
          prompt: messagesOf(prompt),
          maxOutputTokens: limits.maxOutputTokens,
          abortSignal,
        })
        for await (const part of stream) {
          // Nobody is told anything after the deadline, and an aborted stream may end like one that is complete.
          abortSignal.throwIfAborted()
          if (part.type === 'error') throw part.error
          if (part.type === 'response-metadata') tell({ id: part.id, model: part.modelId })
          if (part.type === 'finish') {
            tell(factsOf(part))
            usage = usageOf(part)
          }
          if (part.type !== 'text-delta' || part.delta === '') continue
          text += part.delta
          if (take(part.delta) === 'enough') return
        }
        abortSignal.throwIfAborted()
        if (!begun()) throw declined()
      }
      const first = { seconds: limits.firstPieceSeconds, unless: begun }
      try {
        await patiently(
          limits,
          (signal) =>
            withinDeadline({ ...first, signal }, (inTime) =>
              observed(limits, { signal: inTime, type: 'text' }, (tell) => listen(inTime, tell)),
            ),
          () => !begun(),
        )
      } finally {
        if (begun()) count(tokensOf(usage, prompt, text))
      }
    },
  }
}

type FinishPart = Pick<Awaited<ReturnType<LanguageModel['doGenerate']>>, 'usage' | 'finishReason'>

function usageOf({ usage, finishReason: { unified } }: FinishPart): Usage {
  if (unified === 'content-filter') throw declined()
  if (unified !== 'stop' && unified !== 'other') throw cutOff()
  return usage
}

/** What is told of an answer, however it came. */
const factsOf = ({ usage, finishReason }: FinishPart): AnswerFacts => ({
  finishReason: finishReason.unified,
  input: usage.inputTokens.total,
  output: usage.outputTokens.total,
})

type Messages = Parameters<LanguageModel['doGenerate']>[0]['prompt']
type Usage = Awaited<ReturnType<LanguageModel['doGenerate']>>['usage']

function messagesOf({ system, user, repair }: ModelPrompt): Messages {
  const text = (text: string) => [{ type: 'text' as const, text }]
  const messages: Messages = [
    { role: 'system', content: system },
    { role: 'user', content: text(user) },
  ]
  if (repair)
    messages.push(
      { role: 'assistant', content: text(repair.answer) },
      { role: 'user', content: text(repair.problem) },
    )
  return messages
}

/** A provider that does not count is counted for: nothing is free because nobody said what it cost. */
function tokensOf(usage: Usage | undefined, { system, user, repair }: ModelPrompt, text: string): Tokens {
  const asked = [system, user, repair?.answer ?? '', repair?.problem ?? '']
  return {
    input: usage?.inputTokens.total ?? asked.reduce((sum, part) => sum + estimateTokens(part), 0),
    output: usage?.outputTokens.total ?? estimateTokens(text),
  }
}

const declined = () => new ModelFailure('declined', 'The model declined to answer.')
const cutOff = () => new ModelFailure('broken', "The model's answer was cut off.")
