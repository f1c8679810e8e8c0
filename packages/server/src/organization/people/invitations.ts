import { Refusal, refuse } from '../../platform/index.ts'
import { readInvitationToken } from '../invitations/mailed_token.ts'
import * as service from '../invitations/service.ts'
import type { Body, SignInRequest } from './bind.ts'
import { representSession } from './current_session.ts'
import { mailConfirmation, tellOrganizations } from './email_confirmation.ts'
import { contextOf } from './organizations.ts'
import { findInvitation, type OpenInvitation } from './organizations_repository.ts'
import { refuseWithoutPasswords } from './password_sign_in.ts'
import * as people from './people_repository.ts'
import { invitationInvalid } from './refusals.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'
import { findSignedInPerson } from './sign_in_sessions.ts'
import { signInWith } from './sign_in_with.ts'

export async function viewInvitation(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { token }: Body<'viewInvitation'>,
) {
  await dependencies.attempts.from(request.address)
  const { email, role, organization } = await getInvitation(dependencies, request, token)
  return {
    object: 'invitation_view' as const,
    organization: organization.name,
    email,
    role,
    has_account: (await people.find(dependencies.database.system, email)) !== null,
  }
}

export async function acceptInvitation(
  dependencies: SignInDependencies,
  request: SignInRequest,
  body: Body<'acceptInvitation'>,
) {
  await dependencies.attempts.from(request.address)
  const invitation = await getInvitation(dependencies, request, body.token)
  const person = await personFor(dependencies, request, invitation, body)
  if (invitation.mailed) await confirm(dependencies, request, person)
  const { organization, id, role } = invitation
  const context = contextOf(request, organization, person, { operation: 'acceptInvitation', role })
  await dependencies.database
    .tenant(organization.id)
    .transaction((db) => service.acceptInvitation(context, db, id, person.id))
    .catch(asDeadInvitation)
  if (person.is_new && !invitation.mailed) await mailConfirmation(dependencies, person.email, request.now)
  return representSession(dependencies, person)
}

/** Before they join: the organization gets to know a member whose address is confirmed. */
async function confirm(dependencies: SignInDependencies, request: SignInRequest, person: people.PersonRow) {
  const newly_confirmed = await people.confirmEmail(dependencies.database.system, person.id, request.now)
  await tellOrganizations(dependencies, request, { ...person, newly_confirmed }, 'acceptInvitation')
}

/** Used up or revoked in the last moment, it is told like one that was so all along. */
function asDeadInvitation(error: unknown): never {
  throw error instanceof Refusal && error.code === 'resource_missing' ? invitationInvalid() : error
}

async function getInvitation(
  dependencies: SignInDependencies,
  request: SignInRequest,
  given: string,
): Promise<OpenInvitation & { mailed: boolean }> {
  const { token, mailed } = readInvitationToken(dependencies.secrets, given)
  const invitation = await findInvitation(dependencies.database.system, token, request.now)
  if (!invitation) throw invitationInvalid()
  return { ...invitation, mailed }
}

/** Whoever is invited, signed in: as they are, by the password of their account, or with a new account. */
async function personFor(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { email }: OpenInvitation,
  given: Body<'acceptInvitation'>,
): Promise<people.PersonRow & { is_new: boolean }> {
  const present = await findSignedInPerson(dependencies, request)
  if (present?.email === email) return { ...present, is_new: false }
  refuseWithoutPasswords(dependencies)
  const { name, password, code } = given
  if (password === undefined) throw needed('password')
  const is_new = !(await people.find(dependencies.database.system, email))
  if (is_new) {
    if (name === undefined) throw needed('name')
    await open(dependencies, { name, email, password }, request.now)
  }
  return { ...(await signInWith(dependencies, request, { email, password, code })), is_new }
}

/** Somebody who opened the same account a moment ago keeps it: whoever has its password comes in. */
async function open(
  { database, passwords }: SignInDependencies,
  { name, email, password }: { name: string; email: string; password: string },
  now: Date,
) {
  if (password.length < 12)
    throw refuse('parameter_invalid', 'password must have 12 to 128 characters.', { param: 'password' })
  await people.insert(database.system, { name, email, hash: await passwords.hash(password) }, now)
}

const needed = (param: string) =>
  refuse('parameter_missing', `${param} is required, because nobody with this address is signed in here.`, {
    param,
  })
