import type { ModelProvider } from '@foyer/contract/vocabulary'
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
  /** A provider that was waited for twice in vain is left alone for so long. */
  rest_seconds: number
}

/** What holds where nobody has set anything else. */
export const usualModel: Pick<
  ModelSetting,
  'support' | 'knowledge_tokens' | 'native_tools' | 'prices' | 'deadlines' | 'fallback'
> = {
  support: 'after',
  knowledge_tokens: 12_000,
  native_tools: null,
  prices: null,
  deadlines: { first_seconds: 20, piece_seconds: 20, turn_seconds: 60, paper_seconds: 60, rest_seconds: 30 },
  fallback: null,
}

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
