import { OutboundFailure } from '../../../platform/outbound/index.ts'

/** Why a model was of no use, for the trace: sentences that never hold what anybody said. */
export const fallbacks = {
  unreachable: 'The model could not be reached.',
  slow: 'The model did not answer in time.',
  busy: 'The provider accepted no more requests.',
  refused: 'The provider refused the request.',
  broken: 'The provider failed or was interrupted.',
  declined: 'The model declined to answer.',
  not_understood: "The model's answer could not be used.",
  orders: 'The message contained only instructions.',
  aborted: 'Nobody was waiting for the model any more.',
} as const
export type FailureReason = keyof typeof fallbacks

/** Those that say nothing about whether the model works. */
export const harmlessFallbacks: readonly string[] = [fallbacks.declined, fallbacks.orders, fallbacks.aborted]

/** No answer that could be used. The message is for whoever set the model. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly reason: FailureReason
  /** Whether asking once more could help, and after how many seconds. */
  readonly retryAfterSeconds: number | null
  /** What the provider answered with, where that is why. */
  readonly status: number | null

  constructor(
    reason: FailureReason,
    message: string,
    {
      retryAfterSeconds = null,
      status = null,
    }: { retryAfterSeconds?: number | null; status?: number | null } = {},
  ) {
    super(message)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
    this.status = status
  }
}

const soon = 0.5

/** What a provider's client threw, in our words. */
export function failureOf(error: unknown, key: string | null): ModelFailure {
  if (error instanceof ModelFailure) return error
  const { statusCode, responseHeaders, message } = readError(error)
  const said = key === null ? message : message.replaceAll(key, '***')
  const told = said === '' ? '' : ` It says: ${said.slice(0, 300)}`
  if (statusCode === undefined || statusCode < 300)
    return new ModelFailure(
      'unreachable',
      `The provider did not answer, or its answer could not be read.${told}`,
      {
        retryAfterSeconds: isForbidden(error) ? null : soon,
      },
    )
  if (statusCode === 401 || statusCode === 403)
    return new ModelFailure('refused', `The provider rejected the key. Check it.${told}`)
  if (statusCode === 404)
    return new ModelFailure(
      'refused',
      `The provider does not know this address or this model. Check both.${told}`,
    )
  const wait = Number(responseHeaders?.['retry-after'])
  const pause = responseHeaders?.['retry-after'] !== undefined && wait >= 0 ? wait : soon
  if (statusCode === 429)
    return new ModelFailure('busy', `The provider accepts no more requests at the moment.${told}`, {
      retryAfterSeconds: pause,
    })
  if (statusCode >= 500)
    return new ModelFailure('broken', `The provider answers ${statusCode}.${told}`, {
      retryAfterSeconds: pause,
    })
  return new ModelFailure('refused', `The provider answers ${statusCode}.${told}`, { status: statusCode })
}

/** An address that may not be called, or that there is not, will be none a moment later. */
function isForbidden(error: unknown): boolean {
  if (error instanceof OutboundFailure) return error.problem !== 'connection'
  return error instanceof Error && error.cause !== undefined && isForbidden(error.cause)
}

/** Every client of the kit throws errors of this shape; a connection that fails has no status. */
function readError(error: unknown): {
  statusCode?: number
  responseHeaders?: Record<string, string>
  message: string
} {
  if (!(error instanceof Error)) return { message: '' }
  const { statusCode, responseHeaders } = error as { statusCode?: unknown; responseHeaders?: unknown }
  return {
    message: error.message,
    ...(typeof statusCode === 'number' && { statusCode }),
    ...(isObject(responseHeaders) && { responseHeaders }),
  }
}

const isObject = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null
