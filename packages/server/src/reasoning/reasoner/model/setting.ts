import { type ModelProvider, modelDefaults } from '@foyer/contract/vocabulary'
import type { ModelSupport } from '../port.ts'

/** Which language model is asked, where, and with what key. */
export interface ModelSetting {
  provider: Exclude<ModelProvider, 'builtin'>
  model: string
  /** Null for the provider's own address. */
  base_url: string | null
  /** Null for one that asks for none. */
  key: string | null
  /** How much it can read; null when it is not known. */
  context_tokens: number | null
  /** Who named it: an address that the operator named may lie inside. */
  origin: 'organization' | 'installation'
  /** When a second call checks what a reply rests on. */
  support: ModelSupport
  /** An agent with no more knowledge than this is given all of it. */
  knowledge_tokens: number
  /** Whether the model takes tools; null to find out. */
  native_tools: boolean | null
  /** Null where nobody has set any. */
  prices: ModelPrices | null
  deadlines: ModelDeadlines
  /** Answers when this one has failed. Its own fallback is not asked. */
  fallback: ModelSetting | null
}

/** For a million tokens, in units of the currency. */
export interface ModelPrices {
  input: number
  /** Of the input, what the provider's cache serves. */
  cached_input: number
  output: number
  /** ISO 4217. */
  currency: string
}

export interface ModelDeadlines {
  /** Until the first piece of an answer. */
  first_seconds: number
  /** From one piece to the next. */
  piece_seconds: number
  /** All calls of a turn together. */
  turn_seconds: number
  /** A paper at the end of a conversation. */
  paper_seconds: number
  /** For so long a provider that kept two visitors waiting in vain is not asked. */
  rest_seconds: number
}

/** What an organization's own model takes from the installation where nothing else is set. */
export type UsualSettings = Pick<ModelSetting, 'support' | 'knowledge_tokens' | 'deadlines'>

/** What the operator has set. It may change while the server runs. */
export interface InstallationModel {
  /** For organizations that have set no model; null where none is set. */
  setting(): ModelSetting | null
  usual(): UsualSettings
}

/** What holds where nobody has set anything else. */
export const usualModel: UsualSettings & Pick<ModelSetting, 'native_tools' | 'prices' | 'fallback'> = {
  support: modelDefaults.support,
  knowledge_tokens: modelDefaults.knowledge_tokens,
  native_tools: null,
  prices: null,
  deadlines: {
    first_seconds: modelDefaults.first_word_seconds,
    piece_seconds: modelDefaults.piece_seconds,
    turn_seconds: modelDefaults.turn_seconds,
    paper_seconds: modelDefaults.paper_seconds,
    rest_seconds: modelDefaults.rest_seconds,
  },
  fallback: null,
}

/** Where no model is set for those who set none. */
export const noModel: InstallationModel = { setting: () => null, usual: () => usualModel }

const homes: Record<ModelSetting['provider'], string | null> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  ollama: 'http://127.0.0.1:11434/v1',
  openai_compatible: null,
}

/** Up to and without `/chat/completions`, `/messages` or `/models`. Null where only its owner could say it. */
export function addressOf({
  provider,
  base_url,
}: Pick<ModelSetting, 'provider' | 'base_url'>): string | null {
  if (base_url === null) return homes[provider]
  const url = base_url.replace(/\/+$/, '')
  // Everybody names an Ollama by its host; what it speaks to us lies below.
  return provider === 'ollama' && new URL(url).pathname === '/' ? `${url}/v1` : url
}
