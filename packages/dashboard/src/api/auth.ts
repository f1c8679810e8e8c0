import type { Input, Output, signIn } from '@foyer/contract'
import { ConnectionError, FoyerError } from '@foyer/sdk'
import { authEndpoints } from './auth_endpoints.ts'

/** The sign-in face, `/auth`: one function, typed by the contract, with the SDK's own errors. */

type Operations = typeof signIn
type Name = keyof Operations

export type Session = Output<Operations['getSession']>
export type BrowserSession = Output<Operations['listSessions']>['data'][number]
export type InvitationView = Output<Operations['viewInvitation']>
export type Role = Session['organizations'][number]['role']

export async function auth<Each extends Name>(
  name: Each,
  body?: Input<Operations[Each]>['body'],
): Promise<Output<Operations[Each]>> {
  const [method, path] = authEndpoints[name]
  const response = await fetch(`/auth${path}`, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new ConnectionError('The server is out of reach. Check your connection and try again.', { cause })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refused(response, answer)
  return answer as Output<Operations[Each]>
}

function refused(response: Response, answer: unknown): FoyerError {
  const { error } = (answer ?? {}) as { error?: Partial<FoyerError> }
  return new FoyerError(error?.message ?? `The server answered ${response.status}, without saying why.`, {
    status: response.status,
    type: error?.type,
    code: error?.code,
    param: error?.param,
    requestId: response.headers.get('x-request-id') ?? undefined,
  })
}
