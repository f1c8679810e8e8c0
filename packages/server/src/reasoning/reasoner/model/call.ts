import { estimateTokens } from '@foyer/engine'
import { type AnswerFacts, observeCall, type ProviderTarget } from '../../provider_telemetry.ts'
import type { ReasonerResult } from '../port.ts'
import type { LanguageModel } from './connect.ts'
import { type Deadline, withinDeadline } from './deadline.ts'
import { failureOf, ModelFailure } from './failure.ts'
import { patiently } from './patiently.ts'
import type { ToldMessage } from './told_conversation.ts'

export type Tokens = ReasonerResult<unknown>['tokens']

/** What the model is to do, and what it is to do it with. */
export interface ModelPrompt {
  system: string
  /** A conversation before it. */
  told?: readonly ToldMessage[]
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

function messagesOf({ system, told = [], user, repair }: ModelPrompt): Asking['prompt'] {
  const last = told.at(-1)
  // Two messages of a user in a row are refused by some.
  const asked: ToldMessage[] =
    last?.role === 'user'
      ? [...told.slice(0, -1), { role: 'user', text: `${last.text}\n\n${user}` }]
      : [...told, { role: 'user', text: user }]
  if (repair) asked.push({ role: 'assistant', text: repair.answer }, { role: 'user', text: repair.problem })
  return [
    { role: 'system', content: system },
    ...asked.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
  ]
}

/** A provider that does not count is counted for: nothing is free because nobody said what it cost. */
function tokensOf(usage: Answer['usage'], prompt: ModelPrompt, text: string): Tokens {
  const { system, told = [], user, repair } = prompt
  const asked = [system, ...told.map((each) => each.text), user, repair?.answer ?? '', repair?.problem ?? '']
  return {
    input: usage.inputTokens.total ?? asked.reduce((sum, part) => sum + estimateTokens(part), 0),
    output: usage.outputTokens.total ?? estimateTokens(text),
  }
}
