import { randomBytes } from 'node:crypto'
import type { MemberRole } from '@foyer/contract'
import { inviteMember } from '../operator/members.ts'
import { mailedToken } from '../organization/invitations/mailed_token.ts'
import {
  type Api,
  type ApiResponse,
  call,
  callsWith,
  type Headers,
  publicUrl,
  type TestService,
  testSecrets,
} from './api.ts'

/** People as they come in: invited by the operator, and accepting through HTTP. */

export const password = 'correct horse battery staple'

export interface Person {
  email: string
  /** The cookie, as a page of ours sends it. */
  browser: Headers
}

export const newEmail = () => `p-${randomBytes(6).toString('hex')}@example.com`

/** The token of a link, which stands behind its mark. */
export const tokenOf = (link: string) => link.slice(link.indexOf('#') + 1)

/** An Origin that our own pages have. */
export const ownPage = { origin: publicUrl }

export async function invite(api: Api, email: string, role: MemberRole): Promise<string> {
  const { database, clock } = api.service
  const { url } = await inviteMember(database, api.organization, { email, role, publicUrl }, clock.now)
  return tokenOf(url)
}

export function acceptInvitation(api: Api, body: object, headers: Headers = {}): Promise<ApiResponse> {
  return call(api.service.app, 'POST', '/auth/invitation/accept', body, { ...ownPage, ...headers })
}

/** The cookie that an answer sets, ready to be sent. */
export function cookieOf({ headers }: ApiResponse): Headers {
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat()
  return { ...ownPage, cookie: cookie.split(';', 1)[0]! }
}

/** Somebody with an account of their own, and a member of the organization. They came by a link in a mail. */
export async function newPerson(api: Api, role: MemberRole): Promise<Person> {
  const email = newEmail()
  const token = mailedToken(testSecrets, await invite(api, email, role))
  const answer = await acceptInvitation(api, { token, name: `Some ${role}`, password })
  return { email, browser: cookieOf(answer) }
}

/** The organization as this person sees it. */
export function asPerson(api: Api, { browser }: Person): Api {
  return { ...api, ...callsWith(api.service, { ...browser, 'x-organization': api.organization.slug }) }
}

const known = new WeakMap<TestService, Map<MemberRole, Promise<Person>>>()

/**
 * The organization as a signed-in owner, editor or viewer sees it. Passwords take their time: for all organizations of
 * a service it is the same three people.
 */
export async function signInAs(api: Api, role: MemberRole): Promise<Api> {
  const people = known.get(api.service) ?? new Map<MemberRole, Promise<Person>>()
  known.set(api.service, people)
  const making = people.get(role)
  if (!making) {
    const person = newPerson(api, role)
    people.set(role, person)
    return asPerson(api, await person)
  }
  const person = await making
  const seen = asPerson(api, person)
  if ((await seen.get('/organization')).status === 403)
    await acceptInvitation(api, { token: await invite(api, person.email, role) }, person.browser)
  return seen
}

/** The newest member of an organization, as those who may list members see it. */
export async function memberId(api: Api): Promise<number> {
  const owner = await signInAs(api, 'owner')
  return (await owner.get('/members')).body.data[0].id
}
