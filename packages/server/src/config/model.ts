import { modelDefaults, modelProviders, modelSupports } from '@foyer/contract/vocabulary'
import type { ModelPrices, ModelSetting, UsualSettings } from '../reasoning/index.ts'
import { ConfigRefusal, type Environment, readInteger } from './value.ts'

/** The model, and the second one, which answers when the first has failed. */
type Prefix = 'FOYER_MODEL' | 'FOYER_MODEL_FALLBACK'

/** What belongs to one model, and counts only with its provider. */
export const modelVariables = (prefix: Prefix) =>
  [
    `${prefix}_PROVIDER`,
    prefix,
    `${prefix}_URL`,
    `${prefix}_KEY`,
    `${prefix}_CONTEXT_TOKENS`,
    `${prefix}_PRICES`,
    ...(prefix === 'FOYER_MODEL' ? (['FOYER_MODEL_NATIVE_TOOLS'] as const) : []),
  ] as const

export function readModel(set: Environment): ModelSetting | null {
  const usual = readUsualSettings(set)
  const model = readOne(set, 'FOYER_MODEL', usual)
  const fallback = readOne(set, 'FOYER_MODEL_FALLBACK', usual)
  if (fallback === null) return model
  if (model === null)
    throw new ConfigRefusal(
      'FOYER_MODEL_FALLBACK_PROVIDER',
      'is set without FOYER_MODEL_PROVIDER',
      'left out, or come with the model that it stands in for',
    )
  refuseOtherCurrency(model, fallback)
  return { ...model, fallback }
}

/** All of it or nothing: half a model would be none, and nobody would notice. */
function readOne(set: Environment, prefix: Prefix, usual: UsualSettings): ModelSetting | null {
  const provider = readProvider(set, prefix)
  if (provider === null) {
    const stray = modelVariables(prefix).find((name) => set[name] !== undefined)
    if (stray === undefined || stray === `${prefix}_PROVIDER`) return null
    throw new ConfigRefusal(
      stray,
      `is set without ${prefix}_PROVIDER`,
      'left out, or come with the provider that it is for',
    )
  }
  return {
    provider,
    model: readName(set, prefix),
    base_url: readUrl(set, prefix, provider),
    key: readKey(set, prefix),
    context_tokens:
      set[`${prefix}_CONTEXT_TOKENS`] === undefined
        ? null
        : readInteger(set, `${prefix}_CONTEXT_TOKENS`, 0, 1000, 10_000_000),
    native_tools: prefix === 'FOYER_MODEL' ? readNativeTools(set) : null,
    prices: readPrices(set, `${prefix}_PRICES`),
    origin: 'installation',
    fallback: null,
    ...usual,
  }
}

/** For every model whose organization says nothing else. */
export function readUsualSettings(set: Environment): UsualSettings {
  const settings = {
    support: readSupport(set),
    knowledge_tokens: readInteger(
      set,
      'FOYER_MODEL_KNOWLEDGE_TOKENS',
      modelDefaults.knowledge_tokens,
      0,
      1_000_000,
    ),
    deadlines: {
      first_seconds: readInteger(
        set,
        'FOYER_MODEL_FIRST_WORD_SECONDS',
        modelDefaults.first_word_seconds,
        1,
        600,
      ),
      piece_seconds: readInteger(set, 'FOYER_MODEL_PIECE_SECONDS', modelDefaults.piece_seconds, 1, 600),
      turn_seconds: readInteger(set, 'FOYER_MODEL_TURN_SECONDS', modelDefaults.turn_seconds, 1, 1800),
      paper_seconds: readInteger(set, 'FOYER_MODEL_PAPER_SECONDS', modelDefaults.paper_seconds, 1, 1800),
      rest_seconds: readInteger(set, 'FOYER_MODEL_REST_SECONDS', modelDefaults.rest_seconds, 0, 3600),
    },
  }
  const { first_seconds, turn_seconds } = settings.deadlines
  if (first_seconds <= turn_seconds) return settings
  throw new ConfigRefusal(
    'FOYER_MODEL_FIRST_WORD_SECONDS',
    `is ${first_seconds}, but a whole reply may take ${turn_seconds} s (FOYER_MODEL_TURN_SECONDS)`,
    'no more than that',
  )
}

function readSupport(set: Environment): UsualSettings['support'] {
  // A second call that somebody has switched off must not begin again unnoticed.
  if (set.FOYER_MODEL_VERIFICATION !== undefined)
    throw new ConfigRefusal(
      'FOYER_MODEL_SUPPORT',
      'replaces FOYER_MODEL_VERIFICATION, which is still set',
      'off instead of FOYER_MODEL_VERIFICATION=false, or before instead of FOYER_MODEL_VERIFICATION=true',
    )
  const text = set.FOYER_MODEL_SUPPORT?.trim() ?? modelDefaults.support
  const support = modelSupports.find((name) => name === text)
  if (support) return support
  throw new ConfigRefusal('FOYER_MODEL_SUPPORT', `is "${text}"`, `one of ${modelSupports.join(', ')}`)
}

function readProvider(set: Environment, prefix: Prefix): ModelSetting['provider'] | null {
  const name = set[`${prefix}_PROVIDER`]?.trim()
  if (name === undefined) return null
  const provider = modelProviders.find((known) => known === name)
  if (provider) return provider === 'builtin' ? null : provider
  throw new ConfigRefusal(`${prefix}_PROVIDER`, `is "${name}"`, `one of ${modelProviders.join(', ')}`)
}

function readName(set: Environment, prefix: Prefix): string {
  const model = set[prefix]?.trim()
  if (model !== undefined && /^[\x21-\x7e]{1,200}$/.test(model)) return model
  throw new ConfigRefusal(
    prefix,
    model === undefined ? `is missing, but ${prefix}_PROVIDER is set` : `is "${model}"`,
    "the provider's name for the model",
  )
}

/** The value is never repeated: it may hold a password. */
function readUrl(set: Environment, prefix: Prefix, provider: ModelSetting['provider']): string | null {
  const text = set[`${prefix}_URL`]
  if (text === undefined && provider !== 'openai_compatible') return null
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password)
    return url.href.replace(/\/+$/, '')
  throw new ConfigRefusal(
    `${prefix}_URL`,
    text === undefined
      ? 'is missing, but the provider is openai_compatible'
      : 'is not an address that can be called',
    `an http or https address such as https://api.example.com/v1, without a query; put a key in ${prefix}_KEY`,
  )
}

/** The value is never repeated. */
function readKey(set: Environment, prefix: Prefix): string | null {
  const key = set[`${prefix}_KEY`]?.trim() ?? null
  if (key === null || /^[\x21-\x7e]+$/.test(key)) return key
  throw new ConfigRefusal(
    `${prefix}_KEY`,
    'has characters that cannot be sent in a header',
    'the key alone, without spaces',
  )
}

function readNativeTools({ FOYER_MODEL_NATIVE_TOOLS: text }: Environment): boolean | null {
  const word = text?.trim() ?? 'auto'
  if (word === 'auto') return null
  if (word === 'true' || word === 'false') return word === 'true'
  throw new ConfigRefusal('FOYER_MODEL_NATIVE_TOOLS', `is "${word}"`, 'true, false or auto')
}

function readPrices(set: Environment, name: `${Prefix}_PRICES`): ModelPrices | null {
  const text = set[name]
  if (text === undefined) return null
  const parts = new Map(
    text.split(',').map((part): [string, string] => {
      const [word = '', value = ''] = part.split('=')
      return [word.trim(), value.trim()]
    }),
  )
  const input = priceIn(parts, 'input')
  const output = priceIn(parts, 'output')
  const cached_input = parts.has('cached') ? priceIn(parts, 'cached') : input
  const currency = parts.get('currency')
  const isWhole = parts.size === (parts.has('cached') ? 4 : 3)
  if (isWhole && input !== null && output !== null && cached_input !== null && isCurrency(currency))
    return { input, cached_input, output, currency }
  throw new ConfigRefusal(
    name,
    `is "${text}"`,
    'what 1,000,000 tokens cost, such as input=0.25,cached=0.025,output=2,currency=USD; cached may be left out',
  )
}

function priceIn(parts: ReadonlyMap<string, string>, word: string): number | null {
  const text = parts.get(word) ?? ''
  return /^\d{1,6}(\.\d{1,9})?$/.test(text) ? Number(text) : null
}

const isCurrency = (text: string | undefined): text is string =>
  text !== undefined && Intl.supportedValuesOf('currency').includes(text)

/** What a reply has cost is one sum, whichever of the two has answered. */
function refuseOtherCurrency({ prices }: ModelSetting, fallback: ModelSetting) {
  if (!prices || !fallback.prices || prices.currency === fallback.prices.currency) return
  throw new ConfigRefusal(
    'FOYER_MODEL_FALLBACK_PRICES',
    `is in ${fallback.prices.currency}`,
    `in ${prices.currency}, as FOYER_MODEL_PRICES is`,
  )
}
