import { modelProviders } from '@foyer/contract/vocabulary'
import { ConfigRefusal, type Environment, type Models, readModels } from '../../config.ts'
import type { ModelSetting } from '../../reasoning/index.ts'
import { OperatorRefusal } from '../refusal.ts'
import type { ModelServer } from './servers.ts'

export type ModelUse = 'chat' | 'fallback' | 'embeddings'
type Provider = ModelSetting['provider']

/** What an operator has said of a model. */
export interface ModelWish {
  use: ModelUse
  model: string
  provider?: string | undefined
  url?: string | undefined
  context_tokens?: string | undefined
  prices?: string | undefined
}

/** A model, and where it is. */
export interface ModelChoice extends ModelWish {
  provider: Provider
}

/** Who has not said where a model is means the server on this machine that lists it. */
export function locate(wish: ModelWish, servers: readonly ModelServer[]): ModelChoice {
  const provider = wish.provider ?? (wish.url === undefined ? undefined : 'openai_compatible')
  const url = wish.url?.replace(/\/+$/, '')
  if (provider !== undefined) return { ...wish, ...(url && { url }), provider: knownProvider(provider, wish) }
  const having = servers.flatMap((server) => {
    const listed = server.models.find(({ name }) => name === wish.model || name === `${wish.model}:latest`)
    return listed ? [{ server, name: listed.name }] : []
  })
  const [only, other] = having
  if (!only) throw new OperatorRefusal(`${missing(wish.model, servers)} ${elsewhere}`)
  if (other)
    throw new OperatorRefusal(
      `${having.map(({ server }) => server.name).join(' and ')} have "${wish.model}": name one with --url ${only.server.url}, for example.`,
    )
  const { server, name: model } = only
  const found = { ...wish, model }
  if (server.name !== 'Ollama') return { ...found, provider: 'openai_compatible', url: server.url }
  return { ...found, provider: 'ollama', ...(server.url !== usualOllama && { url: server.url }) }
}

const usualOllama = 'http://127.0.0.1:11434/v1'
const elsewhere =
  'For a model elsewhere, add --provider openai, anthropic, google or ollama, or the address of its API with --url.'
const missing = (model: string, servers: readonly ModelServer[]) =>
  servers.length === 0
    ? 'No server of models was found on this machine.'
    : `No server on this machine has the model "${model}": \`foyer model\` lists those that are there.`

function knownProvider(text: string, { use, url }: ModelWish): Provider {
  const provider = modelProviders.find((name) => name === text)
  const known = modelProviders.filter((name) => name !== 'builtin')
  if (provider === undefined || provider === 'builtin')
    throw new OperatorRefusal(`--provider is "${text}": it must be one of ${known.join(', ')}.`)
  if (use === 'embeddings' && provider === 'anthropic')
    throw new OperatorRefusal('Anthropic has no embeddings: choose another provider for them.')
  if (provider === 'openai_compatible' && url === undefined)
    throw new OperatorRefusal(
      'openai_compatible needs --url: the address of the API, such as https://api.example.com/v1.',
    )
  return provider
}

export function keyOf({ provider, url }: ModelChoice): 'needed' | 'possible' | 'none' {
  if (provider === 'ollama') return 'none'
  if (provider !== 'openai_compatible' || url === undefined) return 'needed'
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(host) ? 'none' : 'possible'
}

const prefixes = { chat: 'FOYER_MODEL', fallback: 'FOYER_MODEL_FALLBACK' } as const

/** The choice by the names of the settings. */
export function variablesOf(choice: ModelChoice, key: string | null, dimensions?: number): Environment {
  if (choice.use === 'embeddings')
    return named({
      FOYER_EMBEDDER_URL: embeddingsUrl(choice),
      FOYER_EMBEDDER_MODEL: choice.model,
      FOYER_EMBEDDER_DIMENSIONS: dimensions === undefined ? undefined : String(dimensions),
      FOYER_EMBEDDER_KEY: key,
    })
  const prefix = prefixes[choice.use]
  return named({
    [`${prefix}_PROVIDER`]: choice.provider,
    [prefix]: choice.model,
    [`${prefix}_URL`]: choice.url,
    [`${prefix}_KEY`]: key,
    [`${prefix}_CONTEXT_TOKENS`]: choice.context_tokens,
    [`${prefix}_PRICES`]: choice.prices,
  })
}

const named = (given: Record<string, string | null | undefined>): Environment =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value != null && value !== ''),
  ) as Environment

/** All of them speak as OpenAI does there. */
const homes: Partial<Record<Provider, string>> = {
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta/openai',
  ollama: usualOllama,
}

function embeddingsUrl({ provider, url }: ModelChoice): string | undefined {
  if (url === undefined) return homes[provider]
  const isBare = provider === 'ollama' && URL.canParse(url) && new URL(url).pathname === '/'
  return isBare ? `${url.replace(/\/+$/, '')}/v1` : url
}

/** The key that was set before for the same place, which another model can go on with. */
export function storedKey({ use, provider, url }: ModelChoice, file: Environment): string | null {
  if (use === 'embeddings') {
    const place = embeddingsUrl({ use, provider, url, model: '' })
    return file.FOYER_EMBEDDER_URL === place ? (file.FOYER_EMBEDDER_KEY ?? null) : null
  }
  const prefix = prefixes[use]
  const isSame = file[`${prefix}_PROVIDER`] === provider && file[`${prefix}_URL`] === url
  return isSame ? (file[`${prefix}_KEY`] ?? null) : null
}

/** Read as a server will; what is wrong is told by the words of the command line. */
export function readChoice(variables: Environment): Models {
  try {
    return readModels(variables)
  } catch (error) {
    if (!(error instanceof ConfigRefusal)) throw error
    const said = Object.entries(words).find(([ending]) => error.setting.endsWith(ending))?.[1]
    throw new OperatorRefusal(said ? error.message.replaceAll(error.setting, said) : error.message)
  }
}

const words = {
  _URL: '--url',
  _KEY: 'The key',
  _CONTEXT_TOKENS: '--context-tokens',
  _PRICES: '--prices',
  FOYER_MODEL: 'The model',
  FOYER_MODEL_FALLBACK: 'The model',
  FOYER_EMBEDDER_MODEL: 'The model',
}
