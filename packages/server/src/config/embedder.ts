import type { ProviderSettings } from '../reasoning/index.ts'
import { ConfigRefusal, type Environment, readInteger } from './value.ts'

const besideEmbedderUrl = ['FOYER_EMBEDDER_MODEL', 'FOYER_EMBEDDER_DIMENSIONS', 'FOYER_EMBEDDER_KEY'] as const

/** All of it or nothing: half an embedder would be the builtin one, and nobody would notice. */
export function readEmbedder(set: Environment): ProviderSettings | null {
  const url = readEmbedderUrl(set)
  if (url === null) {
    const stray = besideEmbedderUrl.find((name) => set[name] !== undefined)
    if (stray === undefined) return null
    throw new ConfigRefusal(
      stray,
      'is set without FOYER_EMBEDDER_URL',
      "left out, or come with the provider's address",
    )
  }
  return {
    url,
    model: readEmbedderModel(set),
    key: readEmbedderKey(set),
    dimensions: readEmbedderDimensions(set),
  }
}

/** The value is never repeated: it may hold a password. */
function readEmbedderUrl({ FOYER_EMBEDDER_URL: text }: Environment): string | null {
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password)
    return url.href.replace(/\/+$/, '')
  throw new ConfigRefusal(
    'FOYER_EMBEDDER_URL',
    'is not an address that can be called',
    'an http or https address such as https://api.example.com/v1, without a query; put a key in FOYER_EMBEDDER_KEY',
  )
}

function readEmbedderModel({ FOYER_EMBEDDER_MODEL: text }: Environment): string {
  const model = text?.trim()
  if (model !== undefined && /^[\x21-\x7e]{1,200}$/.test(model)) return model
  throw new ConfigRefusal(
    'FOYER_EMBEDDER_MODEL',
    model === undefined ? 'is missing, but FOYER_EMBEDDER_URL is set' : `is "${model}"`,
    "the name of one of the provider's models, such as text-embedding-3-small",
  )
}

function readEmbedderDimensions(set: Environment): number {
  if (set.FOYER_EMBEDDER_DIMENSIONS !== undefined)
    return readInteger(set, 'FOYER_EMBEDDER_DIMENSIONS', 0, 1, 8192)
  throw new ConfigRefusal(
    'FOYER_EMBEDDER_DIMENSIONS',
    'is missing, but FOYER_EMBEDDER_URL is set',
    "a whole number from 1 to 8192, the length of the model's vectors",
  )
}

/** The value is never repeated. */
function readEmbedderKey({ FOYER_EMBEDDER_KEY: text }: Environment): string | null {
  const key = text?.trim() ?? null
  if (key === null || /^[\x21-\x7e]+$/.test(key)) return key
  throw new ConfigRefusal(
    'FOYER_EMBEDDER_KEY',
    'has characters that cannot be sent in a header',
    'the key alone, without spaces',
  )
}
