import type { Database } from '../db/database.ts'
import type { Secrets } from '../secrets.ts'
import type { Accounts, SignedIn } from './accounts.ts'
import type { Visit } from './bind.ts'
import type { Attempts } from './limits.ts'
import * as people from './people_repository.ts'
import { notSignedIn } from './refusals.ts'
import { cookieName } from './session_cookie.ts'

/** What the functions of the sign-in face work with. */
export interface Face {
  database: Database
  secrets: Secrets
  accounts: () => Promise<Accounts>
  attempts: Attempts
}

export async function signedIn({ accounts }: Face, visit: Visit): Promise<SignedIn> {
  // Whoever has no cookie is told so at once: better-auth is not loaded for it.
  if (!visit.headers.get('cookie')?.includes(cookieName)) throw notSignedIn()
  const person = await (await accounts()).current(visit)
  if (!person) throw notSignedIn()
  return person
}

export async function sessionOf({ database }: Face, { id, name, email }: people.PersonRow) {
  return {
    object: 'session' as const,
    person: { object: 'person' as const, id, name, email },
    organizations: await people.listMemberships(database.system, id),
  }
}

export async function installation({ database }: Face) {
  return { object: 'installation' as const, set_up: await people.isSetUp(database.system) }
}
