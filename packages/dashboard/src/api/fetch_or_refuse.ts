import { ConnectionError, FoyerError } from '@foyer/sdk'

/** For what the SDK does not ask: a refusal is the same error as the SDK's, so it is shown like any other. */
export async function fetchOrRefuse(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch((cause: unknown) => {
    throw new ConnectionError('Cannot reach the server. Check your connection and try again.', { cause })
  })
  if (!response.ok) throw await refusalOf(response)
  return response
}

async function refusalOf(response: Response): Promise<FoyerError> {
  const answer: unknown = await response.json().catch(() => undefined)
  const { error } = (answer ?? {}) as { error?: Partial<FoyerError> }
  return new FoyerError(
    error?.message ?? `The server answered with status ${response.status} and no explanation.`,
    {
      status: response.status,
      type: error?.type,
      code: error?.code,
      param: error?.param,
      requestId: response.headers.get('x-request-id') ?? undefined,
    },
  )
}
