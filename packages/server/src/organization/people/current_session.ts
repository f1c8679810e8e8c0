import type { Database, Sql } from '../../platform/db/index.ts'
import { sessionCookieName } from '../../platform/http/index.ts'
import type { Secrets } from '../../platform/index.ts'
import type { Accounts, SignedInPerson } from './accounts.ts'
import type { SignInRequest } from './bind.ts'
import type { AttemptLimits } from './limits.ts'
import * as people from './people_repository.ts'
import { notSignedIn } from './refusals.ts'

/** What the functions of the sign-in API work with. */
export interface SignInDependencies {
  database: Database
  secrets: Secrets
  accounts: () => Promise<Accounts>
  attempts: AttemptLimits
  /** Whether the installation sends mail. */
  sendsMail: boolean
}

export async function getSignedInPerson(
  dependencies: SignInDependencies,
  request: SignInRequest,
): Promise<SignedInPerson> {
  const person = await findSignedInPerson(dependencies, request)
  if (!person) throw notSignedIn()
  return person
}

/** Whoever has no cookie is known to be nobody at once: better-auth is not loaded for it. */
async function findSignedInPerson(
  { accounts }: SignInDependencies,
  request: SignInRequest,
): Promise<SignedInPerson | null> {
  if (!request.headers.get('cookie')?.includes(sessionCookieName)) return null
  return (await accounts()).current(request)
}

export async function representSession({ database }: SignInDependencies, person: people.PersonRow) {
  return {
    object: 'session' as const,
    person: await representPerson(database.system, person),
    organizations: await people.listMemberships(database.system, person.id),
  }
}

export async function representPerson(system: Sql, { id, name, email }: people.PersonRow) {
  const { locale, email_confirmed } = await people.getDetails(system, id)
  return {
    object: 'person' as const,
    id,
    name,
    email,
    email_confirmed,
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
export async function representInstallation({ database, sendsMail: mail }: SignInDependencies) {
  return { object: 'installation' as const, set_up: await people.isSetUp(database.system), mail }
}
