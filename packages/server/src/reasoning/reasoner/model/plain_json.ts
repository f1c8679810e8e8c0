import type { ModelCalls, ModelPrompt } from './call.ts'
import { ModelFailure } from './failure.ts'

/** A request that is not understood, as opposed to one that is not allowed. */
const notUnderstood = [400, 422]

/**
 * Not everybody who speaks like OpenAI takes a schema: where one is refused, it is put into words. Whether it helped is
 * remembered, so that only the first call finds out.
 */
export function orPlainJson(calls: ModelCalls): ModelCalls {
  let takesSchemas = true
  return {
    async ask(prompt, asking, schema) {
      if (!schema || !takesSchemas) return calls.ask(schema ? inWords(prompt, schema) : prompt, asking)
      try {
        return await calls.ask(prompt, asking, schema)
      } catch (error) {
        if (!(error instanceof ModelFailure) || !notUnderstood.includes(error.status ?? 0)) throw error
        const answered = await calls.ask(inWords(prompt, schema), asking)
        takesSchemas = false
        return answered
      }
    },
  }
}

const inWords = (prompt: ModelPrompt, schema: object): ModelPrompt => ({
  ...prompt,
  system: `${prompt.system}\n\nAnswer with JSON alone, without a fence, that holds to this JSON Schema:\n${JSON.stringify(schema)}`,
})
