import type { ModelProvider } from '@foyer/contract/vocabulary'

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
