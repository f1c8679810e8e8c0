import { type Outbound, OutboundFailure } from '../outbound/request.ts'
import { batchesOf } from './batches.ts'
import { EmbedderFailure } from './failure.ts'
import type { Embedder } from './port.ts'
import { readEmbeddings, refusalOf } from './provider_answer.ts'
import { toUnit } from './unit.ts'

/** Somebody else's embeddings endpoint, as OpenAI's and those that speak like it. */
export interface ProviderOptions {
  outbound: Outbound
  /** Up to and without `/embeddings`: `https://api.example.com/v1`. */
  baseUrl: string
  model: string
  /** Null for one that asks for none. */
  key: string | null
  /** What the model answers with, or is told to. */
  dimensions: number
  sleep?: (milliseconds: number) => Promise<void>
}

const timeoutSeconds = 30
const maxBytes = 64 * 1024 * 1024
/** Between two tries; a provider that says when to come back is believed up to the last of them. */
const pausesSeconds = [1, 4, 15]

export function createProviderEmbedder(options: ProviderOptions): Embedder {
  const { outbound, baseUrl, model, key, dimensions, sleep = wait } = options
  const url = `${baseUrl.replace(/\/+$/, '')}/embeddings`
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
  }

  async function ask(texts: readonly string[]): Promise<Float32Array[]> {
    const body = JSON.stringify({ model, input: texts, encoding_format: 'float' })
    const answer = await outbound
      .request(url, { method: 'POST', headers, body, timeoutSeconds, maxBytes })
      .catch((error) => {
        throw error instanceof OutboundFailure ? unreachable(error) : error
      })
    if (answer.status !== 200) throw refusalOf(answer, model)
    return readEmbeddings(answer.body, { count: texts.length, dimensions }).map(toUnit)
  }

  async function askPatiently(texts: readonly string[]): Promise<Float32Array[]> {
    for (const pause of pausesSeconds)
      try {
        return await ask(texts)
      } catch (error) {
        if (!(error instanceof EmbedderFailure) || error.lasting) throw error
        await sleep(1000 * Math.min(error.retryAfterSeconds ?? pause, pausesSeconds.at(-1)!))
      }
    return ask(texts)
  }

  return {
    id: `${model} ${dimensions}`,
    dimensions,
    local: false,
    async embed(texts) {
      const vectors: Float32Array[] = texts.map(() => new Float32Array(dimensions))
      for (const batch of batchesOf(texts)) {
        const answered = await askPatiently(batch.map(({ text }) => text))
        batch.forEach(({ place }, at) => {
          vectors[place] = answered[at]!
        })
      }
      return vectors
    },
  }
}

const unreachable = ({ problem, message }: OutboundFailure) =>
  new EmbedderFailure(`The embeddings provider gave no answer. ${message}`, {
    lasting: problem === 'address' || problem === 'inside',
  })

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
