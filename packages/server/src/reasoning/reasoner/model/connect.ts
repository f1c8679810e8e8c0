import type { OpenAIProvider } from '@ai-sdk/openai'
import type { ModelFetch } from './guarded_fetch.ts'
import { addressOf, type ModelSetting } from './setting.ts'

/** One model of one provider, as all clients of the kit show it. */
export type LanguageModel = ReturnType<OpenAIProvider['chat']>

/**
 * Each provider's client is loaded at its first use: a server whose organizations use none carries none. Key and address
 * are always given, because the clients would otherwise take them from the environment, and an organization's address
 * would get the operator's key.
 */
export async function connect(setting: ModelSetting, fetch: ModelFetch): Promise<LanguageModel> {
  const { provider, model } = setting
  const baseURL = addressOf(setting) ?? ''
  const given = { baseURL, apiKey: setting.key ?? '', fetch }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(given).chat(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(given).languageModel(model)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(given).languageModel(model)
    }
    case 'ollama':
    case 'openai_compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const { key } = setting
      return createOpenAICompatible({
        baseURL,
        fetch,
        name: provider,
        ...(key !== null && { apiKey: key }),
        includeUsage: true,
        supportsStructuredOutputs: true,
      }).chatModel(model)
    }
  }
}
