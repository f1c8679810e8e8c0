import { randomBytes } from 'node:crypto'
import { seal } from '../dispatches/service.ts'
import { recordEmailConfirmation } from '../members/service.ts'
import type { Body, SignInRequest } from './bind.ts'
import { getSignedInPerson } from './current_session.ts'
import { confirmationLifeMs } from './email_confirmation_letter.ts'
import { takeConfirmation } from './email_confirmation_repository.ts'
import { findLink, insertLink } from './mailed_links_repository.ts'
import { inEachOrganization } from './organizations.ts'
import * as people from './people_repository.ts'
import { confirmationLinkInvalid, confirmationLinkUsed } from './refusals.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'

/** Whether somebody reads what is mailed to their address: a link by mail that works once, for a day. */

export async function requestEmailConfirmation(dependencies: SignInDependencies, request: SignInRequest) {
  const { database, attempts, sendsMail } = dependencies
  const { id, email } = await getSignedInPerson(dependencies, request)
  await attempts.from(request.address)
  const { email_confirmed } = await people.getDetails(database.system, id)
  const mailed = sendsMail && !email_confirmed
  if (mailed) {
    await attempts.toMail('email_confirmation', email, request.address)
    await mailConfirmation(dependencies, email, request.now)
  }
  return representConfirmation(email, email_confirmed, mailed)
}

/** By whoever has the link, signed in or not: mail is often read elsewhere. */
export async function confirmEmail(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { token }: Body<'confirmEmail'>,
) {
  const { system } = dependencies.database
  await dependencies.attempts.from(request.address)
  const found = await findLink(system, 'email_confirmation', token, request.now)
  if (found === 'used') throw confirmationLinkUsed()
  if (found === 'invalid') throw confirmationLinkInvalid()
  const person = await takeConfirmation(system, token, request.now)
  if (!person) throw confirmationLinkUsed()
  await tellOrganizations(dependencies, request, person, 'confirmEmail')
  return representConfirmation(person.email, true, false)
}

const representConfirmation = (email: string, confirmed: boolean, mailed: boolean) => ({
  object: 'email_confirmation' as const,
  email,
  confirmed,
  mailed,
})

/** For an account that was made without a link by mail. Nothing where the installation sends none. */
export async function mailConfirmation(
  { database, secrets, sendsMail }: SignInDependencies,
  email: string,
  now: Date,
) {
  if (!sendsMail) return
  const token = randomBytes(32).toString('base64url')
  const sealed = seal(secrets, token)
  const expires_at = new Date(now.getTime() + confirmationLifeMs)
  await insertLink(database.system, 'email_confirmation', { email, token, sealed, expires_at }, now)
}

/** An address is confirmed once, for all organizations of the person: each has it in its events. */
export async function tellOrganizations(
  dependencies: SignInDependencies,
  request: SignInRequest,
  person: people.ConfirmedPerson,
  operation: string,
) {
  if (!person.newly_confirmed) return
  await inEachOrganization(dependencies, request, person, operation, (context, db) =>
    recordEmailConfirmation(context, db, person.id),
  )
}
