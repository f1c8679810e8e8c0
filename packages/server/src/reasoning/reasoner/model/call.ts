import { estimateTokens } from '@foyer/engine'
import { type AnswerFacts, observeCall, type ProviderTarget } from '../../provider_telemetry.ts'
import type { ReasonerResult } from '../port.ts'
import type { LanguageModel } from './connect.ts'
import { type Deadline, withinDeadline } from './deadline.ts'
import { failureOf, ModelFailure } from './failure.ts'
import { patiently } from './patiently.ts'

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
}

export interface CallOptions {
  /** Who is asked, for whoever watches. */
  target: ProviderTarget
  model: () => Promise<LanguageModel>
  key: string | null
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export const modelCalls = ({ target, model, key, sleep }: CallOptions): ModelCalls => ({
  ask(prompt, { seconds, signal, maxOutputTokens }, schema) {
    const asking: Asking = {
      prompt: messagesOf(prompt),
      maxOutputTokens,
      ...(schema && { responseFormat: { type: 'json', name: 'answer', schema } }),
    }
    const attributes = {
      'gen_ai.request.max_tokens': maxOutputTokens,
      'gen_ai.output.type': schema ? 'json' : 'text',
    }
    return patiently({ seconds, signal, key, sleep }, (secondsLeft) =>
      withinDeadline({ seconds: secondsLeft, signal }, (inTime) =>
        observeCall(target, attributes, async (tell) => {
          try {
            const answer = await (await model()).doGenerate({ ...asking, abortSignal: inTime })
            tell(factsOf(answer))
            const text = textOf(answer)
            return { text, tokens: tokensOf(answer.usage, prompt, text) }
          } catch (error) {
            // Whoever has ended it knows why.
            throw inTime.reason instanceof ModelFailure ? inTime.reason : failureOf(error, key)
          }
        }),
      ),
    )
  },
})

type Asking = Parameters<LanguageModel['doGenerate']>[0]
type Answer = Awaited<ReturnType<LanguageModel['doGenerate']>>

const factsOf = ({ usage, finishReason, response }: Answer): AnswerFacts => ({
  id: response?.id,
  model: response?.modelId,
  finishReason: finishReason.unified,
  input: usage.inputTokens.total,
  output: usage.outputTokens.total,
})

function textOf({ content, finishReason }: Answer): string {
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('')
  if (finishReason.unified === 'content-filter' || text.trim() === '')
    throw new ModelFailure('declined', 'The model declined to answer.')
  return text
}

function messagesOf({ system, user, repair }: ModelPrompt): Asking['prompt'] {
  const text = (text: string) => [{ type: 'text' as const, text }]
  const messages: Asking['prompt'] = [
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
function tokensOf(usage: Answer['usage'], { system, user, repair }: ModelPrompt, text: string): Tokens {
  const asked = [system, user, repair?.answer ?? '', repair?.problem ?? '']
  return {
    input: usage.inputTokens.total ?? asked.reduce((sum, part) => sum + estimateTokens(part), 0),
    output: usage.outputTokens.total ?? estimateTokens(text),
  }
}
