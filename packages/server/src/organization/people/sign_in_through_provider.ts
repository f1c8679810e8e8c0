import { Refusal } from '../../platform/index.ts'
import * as invitations from '../invitations/service.ts'
import { addMember } from '../members/service.ts'
import { isAddress } from './address.ts'
import type { Body, SignInRequest } from './bind.ts'
import { cookieValue } from './cookies.ts'
import { representSession } from './current_session.ts'
import { tellOrganizations } from './email_confirmation.ts'
import { contextOf } from './organizations.ts'
import {
  findBySlug,
  listInvitationsOf,
  type OpenInvitation,
  type OwnMembership,
} from './organizations_repository.ts'
import * as people from './people_repository.ts'
import * as accounts from './provider_accounts_repository.ts'
import {
  addressOfAnother,
  addressUnverified,
  noSingleSignOn,
  singleSignOnStale,
  stranger,
} from './refusals.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'
import { beginSession } from './sign_in_sessions.ts'
import type { PendingSignIn, ProviderIdentity, SingleSignOn } from './single_sign_on.ts'

/** Signing in through a provider: the browser goes there, comes back, and we find out whom it vouches for. */

const cookieName = 'foyer_single_sign_on'
const purpose = 'single sign-on'
const operation = 'finishSingleSignOn'
const lifeSeconds = 600

export async function startSingleSignOn(dependencies: SignInDependencies, request: SignInRequest) {
  const { url, pending } = await (await getSingleSignOn(dependencies).provider()).start()
  const kept = { ...pending, until: request.now.getTime() + lifeSeconds * 1000 }
  setCookie(request, dependencies.secrets.encrypt(purpose, JSON.stringify(kept)), lifeSeconds)
  return { object: 'single_sign_on_start' as const, url }
}

export async function finishSingleSignOn(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { query }: Body<'finishSingleSignOn'>,
) {
  const singleSignOn = getSingleSignOn(dependencies)
  await dependencies.attempts.from(request.address)
  const pending = readPending(dependencies, request)
  setCookie(request, '', 0)
  // The state ties the answer to this browser: a link must not sign anybody in to an attacker's account.
  if (!pending || new URLSearchParams(query).get('state') !== pending.state) throw singleSignOnStale()
  const identity = await (await singleSignOn.provider()).finish(query, pending)
  const person = await findOrJoin(dependencies, request, singleSignOn, identity)
  await beginSession(dependencies, request, person)
  return representSession(dependencies, person)
}

function getSingleSignOn({ singleSignOn }: SignInDependencies): SingleSignOn {
  if (!singleSignOn) throw noSingleSignOn()
  return singleSignOn
}

const setCookie = (request: SignInRequest, value: string, maxAgeSeconds: number) =>
  request.setCookie({ name: cookieName, value, maxAgeSeconds, path: '/auth' })

function readPending({ secrets }: SignInDependencies, { cookies, now }: SignInRequest): PendingSignIn | null {
  const sealed = cookieValue(cookies, cookieName)
  if (!sealed) return null
  try {
    const { until, ...pending } = JSON.parse(secrets.decrypt(purpose, sealed))
    return now.getTime() < until ? pending : null
  } catch {
    return null
  }
}

/** The account that belongs to the identity. Whoever has none gets one, if an organization waits for them. */
async function findOrJoin(
  dependencies: SignInDependencies,
  request: SignInRequest,
  singleSignOn: SingleSignOn,
  { subject, name, verifiedEmail }: ProviderIdentity,
): Promise<people.PersonRow> {
  const { system } = dependencies.database
  const { issuer } = singleSignOn
  const email = verifiedEmail?.toLowerCase() ?? null
  const invited = email === null ? [] : await listInvitationsOf(system, email, request.now)
  const linked = await accounts.find(system, { issuer, subject })
  if (linked) {
    if (linked.email === email) await acceptAll(dependencies, request, linked, invited)
    return linked
  }
  if (email === null || !isAddress(email)) throw addressUnverified(singleSignOn.name)
  const open = await listJoinable(dependencies, singleSignOn, email)
  if (invited.length + open.length === 0 && !(await people.find(system, email))) throw stranger(email)
  const person = await accounts.findOrInsert(system, { email, name: nameOf(name, email) }, request.now)
  await claim(dependencies, request, person, singleSignOn)
  if (!(await accounts.link(system, { issuer, subject, user_id: person.id }, request.now)))
    throw addressOfAnother(singleSignOn.name)
  await acceptAll(dependencies, request, person, invited)
  for (const { organization, role } of open) {
    const context = contextOf(request, organization, person, { operation, role })
    await dependencies.database
      .tenant(organization.id)
      .transaction((db) => addMember(context, db, { user_id: person.id, role }))
  }
  return person
}

/**
 * Whoever opened the account may have come by a link that was passed on by hand. As long as the address was not
 * confirmed, nothing says that it was its owner: what they had set stops working.
 */
async function claim(
  dependencies: SignInDependencies,
  request: SignInRequest,
  person: people.PersonRow,
  { issuer, name }: SingleSignOn,
) {
  const { system } = dependencies.database
  // The account belongs to another identity: the provider has given its address to somebody else.
  if (await accounts.isLinked(system, { issuer, user_id: person.id })) throw addressOfAnother(name)
  const newly_confirmed = await people.confirmEmail(system, person.id, request.now)
  if (newly_confirmed) await accounts.endOtherWays(system, person.id)
  await tellOrganizations(dependencies, request, { ...person, newly_confirmed }, operation)
}

/** Once, with the first sign-in: whoever an owner has removed does not come back by themselves. */
async function listJoinable(
  { database }: SignInDependencies,
  { joinRules }: SingleSignOn,
  email: string,
): Promise<OwnMembership[]> {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const matching = joinRules.filter((each) => each.domain === domain)
  const found = await Promise.all(
    matching.map(async ({ organization: slug, role }) => {
      const organization = await findBySlug(database.system, slug)
      return organization ? [{ organization, role }] : []
    }),
  )
  return found.flat()
}

async function acceptAll(
  { database }: SignInDependencies,
  request: SignInRequest,
  person: people.PersonRow,
  invited: OpenInvitation[],
) {
  for (const { id, role, organization } of invited) {
    const context = contextOf(request, organization, person, { operation, role })
    await database
      .tenant(organization.id)
      .transaction((db) => invitations.acceptInvitation(context, db, id, person.id))
      .catch(unlessGone)
  }
}

/** Used up or revoked in the last moment. */
function unlessGone(error: unknown) {
  if (!(error instanceof Refusal && error.code === 'resource_missing')) throw error
}

const longestName = 200

const nameOf = (name: string | null, email: string) =>
  (name ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestName) || email.slice(0, email.indexOf('@'))
