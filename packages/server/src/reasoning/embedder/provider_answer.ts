import type { OutboundAnswer } from '../../platform/outbound/index.ts'
import { EmbedderFailure } from './failure.ts'

/** What a provider of embeddings says, read with the distrust that others' answers deserve. */

export function readEmbeddings(
  body: Buffer,
  expected: { count: number; dimensions: number },
): Float32Array[] {
  const vectors: (Float32Array | undefined)[] = new Array(expected.count).fill(undefined)
  for (const { index, embedding } of listIn(body)) {
    if (!Number.isInteger(index) || !Array.isArray(embedding) || !embedding.every(Number.isFinite)) continue
    if (embedding.length !== expected.dimensions) throw otherDimensions(embedding.length, expected.dimensions)
    if ((index as number) in vectors) vectors[index as number] = Float32Array.from(embedding as number[])
  }
  return vectors.map((vector) => {
    if (vector === undefined) throw strange(`It was asked for ${expected.count} vectors and left some out.`)
    return vector
  })
}

/** How long the vectors of a model are, by one of them. */
export function dimensionsIn(body: Buffer): number {
  const [first] = listIn(body)
  const length = Array.isArray(first?.embedding) ? first.embedding.length : 0
  if (length === 0) throw strange('Its answer has no vector.')
  return length
}

function listIn(body: Buffer): { index?: unknown; embedding?: unknown }[] {
  const read = parsed(body)
  const data = isObject(read) ? read.data : undefined
  if (!Array.isArray(data)) throw strange('Its answer is not a list of embeddings.')
  return data.filter(isObject)
}

/** Why an answer that is not 200 refuses, and whether it will for good. */
export function refusalOf(
  { status, headers, body }: OutboundAnswer,
  { model, key }: { model: string; key: string | null },
): EmbedderFailure {
  const said = wordsIn(body, key)
  const told = said === null ? '' : ` It says: ${said}`
  if (status === 401 || status === 403)
    return new EmbedderFailure(`The embeddings provider refuses the key: check it.${told}`, { lasting: true })
  if (status === 404)
    return new EmbedderFailure(
      `The embeddings provider knows no such address, or no model ${model}: check both.${told}`,
      { lasting: true },
    )
  const lasting = status < 500 && status !== 408 && status !== 429
  const seconds = Number(headers['retry-after'])
  return new EmbedderFailure(`The embeddings provider answers ${status}.${told}`, {
    lasting,
    retryAfterSeconds: headers['retry-after'] !== undefined && seconds >= 0 ? seconds : null,
  })
}

/** `{"error": {"message"}}`, as most say it. Some repeat the key in it. */
function wordsIn(body: Buffer, key: string | null): string | null {
  const read = parsed(body)
  const error = isObject(read) ? read.error : undefined
  const message = isObject(error) ? error.message : error
  if (typeof message !== 'string') return null
  // Some providers repeat the key in their error messages.
  return (key === null ? message : message.replaceAll(key, '***')).slice(0, 300)
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const strange = (what: string) =>
  new EmbedderFailure(`The embeddings provider cannot be understood. ${what} Check its address.`, {
    lasting: true,
  })

const otherDimensions = (answered: number, expected: number) =>
  new EmbedderFailure(
    `The embeddings provider answers vectors of ${answered} dimensions where ${expected} are set: set ${answered}.`,
    { lasting: true },
  )
