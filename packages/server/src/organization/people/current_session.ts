import type { Sql } from '../../platform/db/index.ts'
import type { SignInRequest } from './bind.ts'
import * as people from './people_repository.ts'
import { notSignedIn } from './refusals.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'
import { findSignedInPerson, type SignedInPerson } from './sign_in_sessions.ts'

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
