import type { Input, Output, signIn } from '@foyer/contract'
import { authEndpoints } from './auth_endpoints.ts'
import { fetchOrRefuse } from './fetch_or_refuse.ts'

/** The sign-in face, `/auth`: one function, typed by the contract, with the SDK's own errors. */

type Operations = typeof signIn
type Name = keyof Operations

export type Session = Output<Operations['getSession']>
export type BrowserSession = Output<Operations['listSessions']>['data'][number]
export type InvitationView = Output<Operations['viewInvitation']>
export type TwoFactor = Output<Operations['getTwoFactor']>
export type Passkey = Output<Operations['listPasskeys']>['data'][number]
export type Role = Session['organizations'][number]['role']

export async function auth<Each extends Name>(
  name: Each,
  body?: Input<Operations[Each]>['body'],
  /** Where the path names one of several. */
  id?: number,
): Promise<Output<Operations[Each]>> {
  const [method, path] = authEndpoints[name]
  const response = await fetchOrRefuse(`/auth${path.replace('{id}', String(id))}`, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json().catch(() => undefined)) as Output<Operations[Each]>
}
