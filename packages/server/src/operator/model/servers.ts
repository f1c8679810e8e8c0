import { createOutbound } from '../../platform/outbound/index.ts'

/** A server of models on this machine that speaks as OpenAI does. */
export interface ModelServer {
  name: string
  /** Up to and without `/models`. */
  url: string
  models: ListedModel[]
}

export interface ListedModel {
  name: string
  kind: 'chat' | 'embeddings'
}

interface Place {
  name: string
  url: string
}

/** Where they usually are. Ollama's own variable says where else it is. */
const usualPlaces = (ollamaHost: string | undefined): Place[] => [
  { name: 'Ollama', url: ollamaUrl(ollamaHost) },
  { name: 'LM Studio', url: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', url: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', url: 'http://127.0.0.1:8000/v1' },
]

const ollamaPort = '11434'

/** `host`, `host:port` or an address; a server that listens everywhere is reached on this machine. */
function ollamaUrl(text = ''): string {
  const usual = `http://127.0.0.1:${ollamaPort}/v1`
  const address = /^https?:\/\//.test(text) ? text : `http://${text}`
  if (text.trim() === '' || !URL.canParse(address)) return usual
  const { protocol, hostname, port } = new URL(address)
  const host = hostname === '0.0.0.0' || hostname === '[::]' ? '127.0.0.1' : hostname
  return `${protocol}//${host}:${port || ollamaPort}/v1`
}

const timeoutSeconds = 2
const maxBytes = 1024 * 1024

/** Those that answer. Whatever else may listen there does not list models. */
export async function findModelServers({
  OLLAMA_HOST,
}: Readonly<Record<string, string | undefined>>): Promise<ModelServer[]> {
  const found = await Promise.all(
    usualPlaces(OLLAMA_HOST).map(async (place) => ({ ...place, models: await listModels(place.url) })),
  )
  return found.flatMap(({ models, ...place }) => (models ? [{ ...place, models }] : []))
}

async function listModels(url: string): Promise<ListedModel[] | null> {
  const { hostname, port } = new URL(url)
  const outbound = createOutbound({ allow: [`${hostname}:${port || 80}`] })
  const headers = { accept: 'application/json' }
  try {
    const { status, body } = await outbound.request(`${url}/models`, {
      method: 'GET',
      ...{ headers, timeoutSeconds, maxBytes },
    })
    return status === 200 ? namesIn(JSON.parse(body.toString())) : null
  } catch {
    // Nobody there, or somebody else.
    return null
  }
}

/** `{"data": [{"id"}]}` */
function namesIn(answer: unknown): ListedModel[] | null {
  if (!isObject(answer) || !Array.isArray(answer.data)) return null
  const names = answer.data.flatMap((model) =>
    isObject(model) && typeof model.id === 'string' ? [model.id] : [],
  )
  return names.sort().map((name) => ({ name, kind: kindOf(name) }))
}

/** The list does not say; their names do. */
const kindOf = (name: string): ListedModel['kind'] =>
  /embed|minilm|(^|[^a-z])(bge|gte|e5)([^a-z]|$)/i.test(name) ? 'embeddings' : 'chat'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
