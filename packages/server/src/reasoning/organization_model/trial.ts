import type { ResponderUsage } from '@foyer/engine'
import type { Outbound } from '../../platform/outbound/index.ts'
import { ModelFailure } from '../reasoner/model/failure.ts'
import type { ModelSetting } from '../reasoner/model/setting.ts'
import { callsOf } from './models.ts'

/** What trying a model out has shown. What is not known is left out. */
export interface ModelTrial {
  /** What the provider said, and what to do; absent where the model answered. */
  error?: string
  streaming?: boolean
  tools?: boolean
  structured_output?: boolean
  context_tokens?: number
  first_word_milliseconds?: number
  tokens_per_second?: number
  usages: ResponderUsage[]
}

const seconds = 10
const question = {
  system: 'You are being tried out. Answer with one word.',
  user: 'Say hello.',
}

export async function tryModel(setting: ModelSetting, outbound: Outbound): Promise<ModelTrial> {
  const { signal } = new AbortController()
  try {
    const asking = { seconds, signal, maxOutputTokens: 500 }
    const { tokens } = await callsOf(setting, outbound).ask(question, asking)
    const usage = {
      model: `${setting.provider}/${setting.model}`,
      input_tokens: tokens.input,
      cached_tokens: 0,
      output_tokens: tokens.output,
      first_milliseconds: null,
      milliseconds: 0,
    }
    return { usages: [usage] }
  } catch (error) {
    if (error instanceof ModelFailure) return { error: error.message, usages: [] }
    throw error
  }
}
