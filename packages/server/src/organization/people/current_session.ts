import type { Database, Sql } from '../../platform/db/index.ts'
import type { Secrets } from '../../platform/index.ts'
import type { SignInRequest } from './bind.ts'
import type { AttemptLimits } from './limits.ts'
import * as people from './people_repository.ts'
import { notSignedIn } from './refusals.ts'
import type { CookieKeys } from './session_cookie.ts'
import { findSignedInPerson, type SignedInPerson } from './sign_in_sessions.ts'
import type { SingleSignOn } from './single_sign_on.ts'

/** What the functions of the sign-in API work with. */
export interface SignInDependencies {
  database: Database
  secrets: Secrets
  /** What the session cookie is signed with. */
  cookieKeys: CookieKeys
  attempts: AttemptLimits
  /** Whether the installation sends mail. */
  sendsMail: boolean
  publicUrl: string
  /** Null where nobody signs in through a provider. */
  singleSignOn: SingleSignOn | null
  /** Whether people sign in with passwords. */
  passwordSignIn: boolean
  /** Whether people sign in with keys of their devices. */
  passkeys: boolean
}

export async function getSignedInPerson(
  dependencies: SignInDependencies,
  request: SignInRequest,
): Promise<SignedInPerson> {
  const person = await findSignedInPerson(dependencies, request)
  if (!person) throw notSignedIn()
  return person
}

export async function representSession({ database }: SignInDependencies, person: people.PersonRow) {
  return {
    object: 'session' as const,
    person: await representPerson(database.system, person),
    organizations: await people.listMemberships(database.system, person.id),
  }
}

export async function representPerson(system: Sql, { id, name, email }: people.PersonRow) {
  const { locale, ...details } = await people.getDetails(system, id)
  return {
    object: 'person' as const,
    id,
    name,
    email,
    ...details,
    ...(locale !== null && { locale }),
  }
}

export async function getInstallation(dependencies: SignInDependencies, request: SignInRequest) {
  const person = await findSignedInPerson(dependencies, request)
  return {
    ...(await representInstallation(dependencies)),
    ...(person && { session: await representSession(dependencies, person) }),
  }
}

/** As somebody sees it who has just signed out. */
export async function representInstallation(dependencies: SignInDependencies) {
  const { database, sendsMail: mail, singleSignOn, passwordSignIn: password_sign_in } = dependencies
  return {
    object: 'installation' as const,
    set_up: await people.isSetUp(database.system),
    mail,
    password_sign_in,
    passkeys: dependencies.passkeys,
    ...(singleSignOn && { single_sign_on: { name: singleSignOn.name } }),
  }
}
