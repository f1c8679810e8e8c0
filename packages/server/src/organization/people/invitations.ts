import { Refusal, refuse } from '../../platform/index.ts'
import * as service from '../invitations/service.ts'
import type { Accounts } from './accounts.ts'
import type { Body, SignInRequest } from './bind.ts'
import { representSession, type SignInDependencies } from './current_session.ts'
import { contextOf } from './organizations.ts'
import { findInvitation, type OpenInvitation } from './organizations_repository.ts'
import * as people from './people_repository.ts'
import { invitationInvalid } from './refusals.ts'
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
  const person = await personFor(dependencies, request, invitation.email, body)
  const { organization, id, role } = invitation
  const context = contextOf(request, organization, person, { operation: 'acceptInvitation', role })
  await dependencies.database
    .tenant(organization.id)
    .transaction((db) => service.acceptInvitation(context, db, id, person.id))
    .catch(asDeadInvitation)
  return representSession(dependencies, person)
}

/** Used up or revoked in the last moment, it is told like one that was so all along. */
function asDeadInvitation(error: unknown): never {
  throw error instanceof Refusal && error.code === 'resource_missing' ? invitationInvalid() : error
}

async function getInvitation(
  dependencies: SignInDependencies,
  request: SignInRequest,
  token: string,
): Promise<OpenInvitation> {
  const invitation = await findInvitation(dependencies.database.system, token, request.now)
  if (!invitation) throw invitationInvalid()
  return invitation
}

/** Whoever is invited, signed in: as they are, by the password of their account, or with a new account. */
async function personFor(
  dependencies: SignInDependencies,
  request: SignInRequest,
  email: string,
  given: Body<'acceptInvitation'>,
): Promise<people.PersonRow> {
  const accounts = await dependencies.accounts()
  const present = await accounts.current(request)
  // guard: a link is for whom it was made [?.email === email ->]
  if (present?.email === email) return present
  const { name, password } = given
  if (password === undefined) throw needed('password')
  if (!(await people.find(dependencies.database.system, email))) {
    if (name === undefined) throw needed('name')
    await open(dependencies, accounts, { name, email, password }, request.now)
  }
  return signInWith(dependencies, request, { email, password })
}

/** Somebody who opened the same account a moment ago keeps it: whoever has its password comes in. */
async function open(
  { database }: SignInDependencies,
  accounts: Accounts,
  { name, email, password }: { name: string; email: string; password: string },
  now: Date,
) {
  // guard: a new password has a length
  if (password.length < 12)
    throw refuse('parameter_invalid', 'password must have 12 to 128 characters.', { param: 'password' })
  await people.insert(database.system, { name, email, hash: await accounts.hash(password) }, now)
}

const needed = (param: string) =>
  refuse('parameter_missing', `${param} is required: nobody with this address is signed in here.`, { param })
