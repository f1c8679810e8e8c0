import type { Database } from '../../platform/db/index.ts'
import { sessionCookieName } from '../../platform/http/index.ts'
import type { Secrets } from '../../platform/index.ts'
import type { Accounts, SignedIn } from './accounts.ts'
import type { Visit } from './bind.ts'
import type { Attempts } from './limits.ts'
import * as people from './people_repository.ts'
import { notSignedIn } from './refusals.ts'

/** What the functions of the sign-in face work with. */
export interface Face {
  database: Database
  secrets: Secrets
  accounts: () => Promise<Accounts>
  attempts: Attempts
}

export async function signedIn(face: Face, visit: Visit): Promise<SignedIn> {
  const person = await findSignedIn(face, visit)
  if (!person) throw notSignedIn()
  return person
}

/** Whoever has no cookie is known to be nobody at once: better-auth is not loaded for it. */
async function findSignedIn({ accounts }: Face, visit: Visit): Promise<SignedIn | null> {
  if (!visit.headers.get('cookie')?.includes(sessionCookieName)) return null
  return (await accounts()).current(visit)
}

export async function sessionOf({ database }: Face, { id, name, email }: people.PersonRow) {
  return {
    object: 'session' as const,
    person: { object: 'person' as const, id, name, email },
    organizations: await people.listMemberships(database.system, id),
  }
}

export async function getInstallation(face: Face, visit: Visit) {
  const person = await findSignedIn(face, visit)
  return { ...(await installation(face)), ...(person && { session: await sessionOf(face, person) }) }
}

/** As somebody sees it who has just signed out. */
export async function installation({ database }: Face) {
  return { object: 'installation' as const, set_up: await people.isSetUp(database.system) }
}
