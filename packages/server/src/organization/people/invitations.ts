import { Refusal, refuse } from '../../platform/index.ts'
import * as service from '../invitations/service.ts'
import type { Accounts } from './accounts.ts'
import type { Body, Visit } from './bind.ts'
import { type Face, sessionOf } from './face.ts'
import { contextOf } from './organizations.ts'
import { findInvitation, type OpenInvitation } from './organizations_repository.ts'
import * as people from './people_repository.ts'
import { deadInvitation, wrongPassword } from './refusals.ts'

export async function viewInvitation(face: Face, visit: Visit, { token }: Body<'viewInvitation'>) {
  await face.attempts.from(visit.address)
  const { email, role, organization } = await getInvitation(face, visit, token)
  return {
    object: 'invitation_view' as const,
    organization: organization.name,
    email,
    role,
    has_account: (await people.find(face.database.system, email)) !== null,
  }
}

export async function acceptInvitation(face: Face, visit: Visit, body: Body<'acceptInvitation'>) {
  await face.attempts.from(visit.address)
  const invitation = await getInvitation(face, visit, body.token)
  const person = await personFor(face, visit, invitation.email, body)
  const { organization, id, role } = invitation
  const context = contextOf(visit, organization, person, { operation: 'acceptInvitation', role })
  await face.database
    .tenant(organization.id)
    .transaction((db) => service.acceptInvitation(context, db, id, person.id))
    .catch(asDeadInvitation)
  return sessionOf(face, person)
}

/** Used up or revoked in the last moment, it is told like one that was so all along. */
function asDeadInvitation(error: unknown): never {
  throw error instanceof Refusal && error.code === 'resource_missing' ? deadInvitation() : error
}

async function getInvitation(face: Face, visit: Visit, token: string): Promise<OpenInvitation> {
  const invitation = await findInvitation(face.database.system, token, visit.now)
  if (!invitation) throw deadInvitation()
  return invitation
}

/** Whoever is invited, signed in: as they are, by the password of their account, or with a new account. */
async function personFor(
  face: Face,
  visit: Visit,
  email: string,
  given: Body<'acceptInvitation'>,
): Promise<people.PersonRow> {
  const accounts = await face.accounts()
  const present = await accounts.current(visit)
  // guard: a link is for whom it was made [?.email === email ->]
  if (present?.email === email) return present
  const { name, password } = given
  if (password === undefined) throw needed('password')
  if (!(await people.find(face.database.system, email))) {
    if (name === undefined) throw needed('name')
    await open(face, accounts, { name, email, password }, visit.now)
  }
  await face.attempts.at(email)
  const person = await accounts.signIn(visit, email, password)
  if (!person) throw wrongPassword()
  return person
}

/** Somebody who opened the same account a moment ago keeps it: whoever has its password comes in. */
async function open(
  { database }: Face,
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
