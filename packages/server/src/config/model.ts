import { modelProviders } from '@foyer/contract/vocabulary'
import { type ModelSetting, usualModel } from '../reasoning/index.ts'
import { ConfigRefusal, type Environment, readInteger } from './value.ts'

const besideProvider = [
  'FOYER_MODEL',
  'FOYER_MODEL_URL',
  'FOYER_MODEL_KEY',
  'FOYER_MODEL_CONTEXT_TOKENS',
] as const

/** All of it or nothing: half a model would be the builtin reasoner, and nobody would notice. */
export function readModel(set: Environment): ModelSetting | null {
  const provider = readProvider(set)
  if (provider === null) {
    const stray = besideProvider.find((name) => set[name] !== undefined)
    if (stray === undefined) return null
    throw new ConfigRefusal(
      stray,
      'is set without FOYER_MODEL_PROVIDER',
      'left out, or come with the provider that it is for',
    )
  }
  return {
    provider,
    model: readName(set),
    base_url: readUrl(set, provider),
    key: readKey(set),
    context_tokens:
      set.FOYER_MODEL_CONTEXT_TOKENS === undefined
        ? null
        : readInteger(set, 'FOYER_MODEL_CONTEXT_TOKENS', 0, 1000, 10_000_000),
    origin: 'installation',
    ...usualModel,
  }
}

function readProvider({ FOYER_MODEL_PROVIDER: text }: Environment): ModelSetting['provider'] | null {
  const name = text?.trim()
  if (name === undefined) return null
  const provider = modelProviders.find((known) => known === name)
  if (provider) return provider === 'builtin' ? null : provider
  throw new ConfigRefusal('FOYER_MODEL_PROVIDER', `is "${name}"`, `one of ${modelProviders.join(', ')}`)
}

function readName({ FOYER_MODEL: text }: Environment): string {
  const model = text?.trim()
  if (model !== undefined && /^[\x21-\x7e]{1,200}$/.test(model)) return model
  throw new ConfigRefusal(
    'FOYER_MODEL',
    model === undefined ? 'is missing, but FOYER_MODEL_PROVIDER is set' : `is "${model}"`,
    "the provider's name for the model",
  )
}

/** The value is never repeated: it may hold a password. */
function readUrl({ FOYER_MODEL_URL: text }: Environment, provider: ModelSetting['provider']): string | null {
  if (text === undefined && provider !== 'openai_compatible') return null
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password)
    return url.href.replace(/\/+$/, '')
  throw new ConfigRefusal(
    'FOYER_MODEL_URL',
    text === undefined
      ? 'is missing, but the provider is openai_compatible'
      : 'is not an address that can be called',
    'an http or https address such as https://api.example.com/v1, without a query; put a key in FOYER_MODEL_KEY',
  )
}

/** The value is never repeated. */
function readKey({ FOYER_MODEL_KEY: text }: Environment): string | null {
  const key = text?.trim() ?? null
  if (key === null || /^[\x21-\x7e]+$/.test(key)) return key
  throw new ConfigRefusal(
    'FOYER_MODEL_KEY',
    'has characters that cannot be sent in a header',
    'the key alone, without spaces',
  )
}
