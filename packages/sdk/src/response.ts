import { ApiError } from './errors.ts'

/** What came with a result besides its fields. */
export interface LastResponse {
  status: number
  headers: Headers
  requestId: string | undefined
  /** The version of a flow, for `ifMatch`. */
  etag: string | undefined
  /** The stored answer of an earlier call with the same Idempotency-Key. */
  replayed: boolean
  /** Nothing was kept. */
  dryRun: boolean
}

/** A result; `lastResponse` is not enumerable, so that the result prints, spreads and compares as the API gave it. */
export type WithResponse<Result> = Result & { readonly lastResponse: LastResponse }

export function withResponse<Result extends object>(
  result: Result,
  response: Response,
): WithResponse<Result> {
  const { status, headers } = response
  const lastResponse: LastResponse = {
    status,
    headers,
    requestId: headers.get('x-request-id') ?? undefined,
    etag: headers.get('etag') ?? undefined,
    replayed: headers.get('idempotent-replayed') === 'true',
    dryRun: headers.get('dry-run') === 'true',
  }
  return Object.defineProperty(result, 'lastResponse', { value: lastResponse }) as WithResponse<Result>
}

export function parseResult<Result extends object>(response: Response, text: string): Result {
  const value = json(text)
  if (typeof value === 'object' && value !== null) return value as Result
  throw new ApiError('The response is not JSON. Check baseUrl, and any proxy in between.', {
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
  })
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
