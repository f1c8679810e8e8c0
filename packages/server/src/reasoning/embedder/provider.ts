import { setTimeout as pass } from 'node:timers/promises'
import { createOutbound, OutboundFailure } from '../../platform/outbound/index.ts'
import { type Meter, traceHeaders } from '../../platform/telemetry/index.ts'
import { observeCall } from '../provider_telemetry.ts'
import { batchesOf } from './batches.ts'
import { EmbedderFailure } from './failure.ts'
import type { Embedder } from './port.ts'
import { dimensionsIn, readEmbeddings, refusalOf } from './provider_answer.ts'
import { questionVectors } from './question_vectors.ts'
import { toUnit } from './unit.ts'

/** Somebody else's embeddings endpoint, as OpenAI's and those that speak like it. */
export interface ProviderSettings {
  /** Up to and without `/embeddings`: `https://api.example.com/v1`. */
  url: string
  model: string
  /** Null for one that asks for none. */
  key: string | null
  /** What the model answers with. */
  dimensions: number
}

interface ProviderOptions extends ProviderSettings {
  now: () => Date
  /** Whoever asked goes on without: the operator has to hear of it. */
  onFailure?: (failure: EmbedderFailure) => void
  meter?: Meter
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

const timeoutSeconds = 30
/** A visitor waits for the answer to a question. */
const questionTimeoutSeconds = 3
const maxBytes = 64 * 1024 * 1024
/** Between two tries; a provider that says when to come back is believed up to the last of them. */
const pausesSeconds = [1, 4, 15]

export function createProviderEmbedder(options: ProviderOptions): Embedder {
  const { url: base, model, dimensions, now, meter, onFailure = () => {}, sleep = wait } = options
  const target = {
    operation: 'embeddings',
    provider: 'openai_compatible',
    model,
    address: base,
    meter,
  } as const
  const ask = (texts: readonly string[], timeoutSeconds: number, signal?: AbortSignal) =>
    observeCall(target, { 'gen_ai.embeddings.dimension.count': dimensions }, () =>
      request(texts, timeoutSeconds, signal),
    )

  async function request(
    texts: readonly string[],
    timeoutSeconds: number,
    signal?: AbortSignal,
  ): Promise<Float32Array[]> {
    const body = await askProvider(options, texts, { timeoutSeconds, ...(signal && { signal }) })
    return readEmbeddings(body, { count: texts.length, dimensions }).map(toUnit)
  }

  async function askPatiently(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    for (const pause of pausesSeconds)
      try {
        return await ask(texts, timeoutSeconds, signal)
      } catch (error) {
        if (!(error instanceof EmbedderFailure) || error.lasting) throw error
        const seconds = Math.min(error.retryAfterSeconds ?? pause, pausesSeconds.at(-1)!)
        await sleep(1000 * seconds, signal)
      }
    return ask(texts, timeoutSeconds, signal)
  }

  async function embed(
    texts: readonly string[],
    asking: typeof askPatiently,
    signal?: AbortSignal,
  ): Promise<Float32Array[]> {
    const vectors: Float32Array[] = texts.map(() => new Float32Array(dimensions))
    for (const batch of batchesOf(texts)) {
      const answered = await asking(
        batch.map(({ text }) => text),
        signal,
      ).catch((error) => {
        if (error instanceof EmbedderFailure) onFailure(error)
        throw error
      })
      batch.forEach(({ place }, at) => {
        vectors[place] = answered[at]!
      })
    }
    return vectors
  }

  // A visitor waits for it: there is no time to try again.
  const askOnce = (texts: readonly string[]) => ask(texts, questionTimeoutSeconds)
  return {
    id: `${model} ${dimensions}`,
    dimensions,
    local: false,
    embed: (texts, signal) => embed(texts, askPatiently, signal),
    embedQuestion: questionVectors({ embed: async (text) => (await embed([text], askOnce))[0]!, now }),
  }
}

/** One request for the vectors of texts, answered with success. */
async function askProvider(
  { url, model, key }: Omit<ProviderSettings, 'dimensions'>,
  texts: readonly string[],
  limits: { timeoutSeconds: number; signal?: AbortSignal },
): Promise<Buffer> {
  // The operator has named it: it may lie inside. Nothing else that is called gains by that, and redirects end here.
  const outbound = createOutbound({ allow: [hostOf(url)] })
  const answer = await outbound
    .request(`${url.replace(/\/+$/, '')}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...traceHeaders(),
      },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      maxBytes,
      ...limits,
    })
    .catch((error) => {
      throw error instanceof OutboundFailure ? unreachable(error) : error
    })
  if (answer.status !== 200) throw refusalOf(answer, { model, key })
  return answer.body
}

/** How long the vectors of a model are, found out with one of them. */
export const dimensionsOf = async (settings: Omit<ProviderSettings, 'dimensions'>): Promise<number> =>
  dimensionsIn(await askProvider(settings, ['hello'], { timeoutSeconds }))

/** As the allow-list of whatever calls out names it. */
function hostOf(text: string): string {
  const { protocol, hostname, port } = new URL(text)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

const unreachable = ({ problem, message }: OutboundFailure) =>
  new EmbedderFailure(`The embeddings provider gave no answer. ${message}`, {
    lasting: problem === 'address',
  })

async function wait(milliseconds: number, signal?: AbortSignal) {
  await pass(milliseconds, undefined, signal && { signal }).catch(() => {})
  signal?.throwIfAborted()
}
