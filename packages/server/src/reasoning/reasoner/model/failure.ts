import { OutboundFailure } from '../../../platform/outbound/index.ts'

/** Why a model was of no use, for the trace: sentences that never hold what anybody said. */
export const fallbacks = {
  unreachable: 'The model could not be reached.',
  slow: 'The model did not answer in time.',
  busy: 'The provider accepted no more requests.',
  refused: 'The provider refused the request.',
  too_long: 'The request was too long for the model.',
  unreadable: "The provider's answer could not be read.",
  broken: 'The provider failed or was interrupted.',
  declined: 'The model declined to answer.',
  not_understood: "The model's answer could not be used.",
  aborted: 'Nobody was waiting for the model any more.',
} as const
export type FailureReason = keyof typeof fallbacks

/** Those that say nothing about whether the model works. */
export const harmlessFallbacks: readonly string[] = [
  fallbacks.declined,
  fallbacks.aborted,
  // Of earlier releases.
  'The message contained only instructions.',
]

/** No answer that could be used. The message is for whoever set the model. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly reason: FailureReason
  /** The message without what the provider says, which may repeat what it was sent. */
  readonly sentence: string
  /** Whether asking once more could help, and after how many seconds. */
  readonly retryAfterSeconds: number | null
  /** What the provider answered with, where that is why. */
  readonly status: number | null

  constructor(
    reason: FailureReason,
    sentence: string,
    {
      retryAfterSeconds = null,
      status = null,
      said = '',
    }: { retryAfterSeconds?: number | null; status?: number | null; said?: string } = {},
  ) {
    super(said === '' ? sentence : `${sentence} It says: ${said}`)
    this.reason = reason
    this.sentence = sentence
    this.retryAfterSeconds = retryAfterSeconds
    this.status = status
  }
}

const soon = 0.5

/** What a provider's client threw, or a stream held in place of a piece, in our words. */
export function failureOf(error: unknown, key: string | null): ModelFailure {
  if (error instanceof ModelFailure) return error
  const { status, retryAfter, message, body } = readError(error)
  const said = (key === null ? message : message.replaceAll(key, '***')).slice(0, 300)
  if (isTooLong(status, `${message} ${body}`))
    return new ModelFailure('too_long', fallbacks.too_long, { said })
  if (status === null) return withoutStatus(error, said)
  if (status < 300)
    return new ModelFailure('unreadable', fallbacks.unreadable, { said, retryAfterSeconds: soon })
  const wait = Number(retryAfter)
  const retryAfterSeconds = retryAfter !== undefined && wait >= 0 ? wait : soon
  if (status === 429)
    return new ModelFailure('busy', 'The provider accepts no more requests at the moment.', {
      said,
      retryAfterSeconds,
      status,
    })
  if (status >= 500)
    return new ModelFailure('broken', `The provider answers ${status}.`, { said, retryAfterSeconds, status })
  return new ModelFailure('refused', refusals[status] ?? `The provider answers ${status}.`, { said, status })
}

const rejected = 'The provider rejected the key. Check it.'
const refusals: Record<number, string> = {
  401: rejected,
  403: rejected,
  404: 'The provider does not know this address or this model. Check both.',
}

function withoutStatus(error: unknown, said: string): ModelFailure {
  // What a stream holds that has begun: some providers report their own failures so.
  if (!(error instanceof Error))
    return new ModelFailure('broken', fallbacks.broken, { said, retryAfterSeconds: soon })
  if (unreadable.test(error.name))
    return new ModelFailure('unreadable', fallbacks.unreadable, { said, retryAfterSeconds: soon })
  return new ModelFailure('unreachable', 'The provider did not answer.', {
    said,
    retryAfterSeconds: isForbidden(error) ? null : soon,
  })
}

/** How the clients call an answer that is none. */
const unreadable = /^AI_(InvalidResponseData|JSONParse|TypeValidation|EmptyResponseBody)Error$/

/** How providers say that a request does not fit: each has words of its own, and few a code. */
const tooLong =
  /context[ _-]?(length|size|window)|(prompt|input|request|messages?)( is| are)? too (long|large)|too many (input )?tokens|(input|prompt)\b[^.]* exceed|maximum (prompt|input|number of tokens)|reduce the length/i
const otherStatuses = [401, 403, 404, 429]

const isTooLong = (status: number | null, said: string): boolean =>
  status === 413 || (!otherStatuses.includes(status ?? 0) && tooLong.test(said))

/** An address that may not be called, or that there is not, will be none a moment later. */
function isForbidden(error: unknown): boolean {
  if (error instanceof OutboundFailure) return error.problem !== 'connection'
  return error instanceof Error && error.cause !== undefined && isForbidden(error.cause)
}

interface ClientError {
  status: number | null
  retryAfter: unknown
  message: string
  body: string
}

/** Every client of the kit throws errors of this shape; a connection that fails has no status. */
function readError(error: unknown): ClientError {
  if (!isObject(error)) return { status: null, retryAfter: undefined, message: '', body: '' }
  const { statusCode, responseHeaders, responseBody, message } = error
  return {
    status: typeof statusCode === 'number' ? statusCode : null,
    retryAfter: isObject(responseHeaders) ? responseHeaders['retry-after'] : undefined,
    message: typeof message === 'string' ? message : '',
    body: typeof responseBody === 'string' ? responseBody.slice(0, 2000) : '',
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
