import { randomBytes } from 'node:crypto'
import type { Composer, Language } from '../dispatches/composer.ts'
import { seal } from '../dispatches/service.ts'
import type { Letter } from '../letters/letter.ts'
import type { Body, SignInRequest } from './bind.ts'
import { representSession } from './current_session.ts'
import { tellOrganizations } from './email_confirmation.ts'
import { findLink, findPersonOf, insertLink, type LinkState } from './mailed_links_repository.ts'
import { takeReset } from './password_reset_repository.ts'
import { refuseWithoutPasswords } from './password_sign_in.ts'
import { resetLinkInvalid, resetLinkUsed } from './refusals.ts'
import { passSecondFactor } from './second_factor.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'
import { beginSession } from './sign_in_sessions.ts'

/** A forgotten password: a link by mail that works once, for an hour. */

const lifeMs = 60 * 60 * 1000

/** The same answer, in the same time, whether or not the address has an account. */
export async function requestPasswordReset(
  dependencies: SignInDependencies,
  { address, now }: SignInRequest,
  body: Body<'requestPasswordReset'>,
) {
  const { database, secrets, attempts, sendsMail } = dependencies
  refuseWithoutPasswords(dependencies)
  const email = body.email.toLowerCase()
  await attempts.from(address)
  await attempts.toMail('password_reset', email, address)
  if (sendsMail) {
    const token = randomBytes(32).toString('base64url')
    const expires_at = new Date(now.getTime() + lifeMs)
    const sealed = seal(secrets, token)
    await insertLink(database.system, 'password_reset', { email, token, sealed, expires_at }, now)
  }
  return { object: 'password_reset' as const, mail: sendsMail }
}

export async function resetPassword(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { token, new_password: password, code }: Body<'resetPassword'>,
) {
  const { system } = dependencies.database
  await dependencies.attempts.from(request.address)
  refuseWithoutPasswords(dependencies)
  // Before the password is hashed, which takes its time.
  refuseUnlessGood(await findLink(system, 'password_reset', token, request.now))
  const holder = await findPersonOf(system, 'password_reset', token)
  // Access to the mailbox replaces the password, and not the second factor.
  if (holder) await passSecondFactor(dependencies, request, holder, code)
  const hash = await dependencies.passwords.hash(password)
  const person = await takeReset(system, { token, hash }, request.now)
  if (!person) throw resetLinkUsed()
  await tellOrganizations(dependencies, request, person, 'resetPassword')
  await beginSession(dependencies, request, person)
  // Whoever forgot the password may have tried many.
  await dependencies.attempts.forget(person.email, request.address)
  return representSession(dependencies, person)
}

function refuseUnlessGood(found: LinkState) {
  if (found === 'used') throw resetLinkUsed()
  if (found === 'invalid') throw resetLinkInvalid()
}

export const composePasswordReset: Composer = async ({ dispatch, secret, language, publicUrl, now }) => {
  if (secret === null || now.getTime() >= dispatch.created_at.getTime() + lifeMs) return null
  // Behind the mark, where no server, proxy or log on the way sees it.
  return words[language](`${publicUrl}/new-password#${secret}`)
}

const words: Record<Language, (url: string) => Letter> = {
  en: (url) => ({
    subject: 'Set a new password',
    title: 'Set a new password',
    text: [
      'Someone requested a new password for your Foyer account.',
      'The link works once, for one hour. Setting a new password signs you out everywhere else.',
    ],
    action: { label: 'Set a new password', url },
    footer: 'If it was not you, ignore this email. Your password stays as it is.',
  }),
  de: (url) => ({
    subject: 'Neues Passwort festlegen',
    title: 'Neues Passwort festlegen',
    text: [
      'Für Ihr Konto bei Foyer wurde ein neues Passwort angefordert.',
      'Der Link gilt einmal und eine Stunde lang. Mit dem neuen Passwort werden Sie überall sonst abgemeldet.',
    ],
    action: { label: 'Neues Passwort festlegen', url },
    footer:
      'Sie haben kein neues Passwort angefordert? Dann ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
  }),
}
