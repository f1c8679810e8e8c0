import { randomBytes } from 'node:crypto'
import { createPasswords, setPassword, unlinkProviders } from '../organization/index.ts'
import type { Database } from '../platform/db/index.ts'
import { OperatorRefusal } from './refusal.ts'

/** For somebody who has forgotten theirs: a new password, given once, and every session of the old one ended. */
export async function resetPassword({ system }: Database, email: string, now: Date) {
  const password = randomBytes(15).toString('base64url')
  const person = await setPassword(system, { email, hash: await createPasswords().hash(password) }, now)
  if (!person) throw new OperatorRefusal(`Nobody has an account with the address "${email}".`)
  await unlinkProviders(system, person.id)
  return { email: person.email, password }
}
