import { refuse } from '../../platform/index.ts'
import type { Body, Visit } from './bind.ts'
import { type Face, installation, sessionOf, signedIn } from './face.ts'
import * as people from './people_repository.ts'
import { wrongPassword } from './refusals.ts'
import { listPlaces } from './sessions_repository.ts'

export async function signIn(face: Face, visit: Visit, { email, password }: Body<'signIn'>) {
  await face.attempts.from(visit.address)
  await face.attempts.at(email)
  const person = await (await face.accounts()).signIn(visit, email, password)
  if (!person) throw wrongPassword()
  return sessionOf(face, person)
}

export async function getSession(face: Face, visit: Visit) {
  return sessionOf(face, await signedIn(face, visit))
}

/** Whoever is not signed in is signed out already. */
export async function signOut(face: Face, visit: Visit) {
  await (await face.accounts()).signOut(visit)
  return installation(face)
}

export async function listSessions(face: Face, visit: Visit) {
  const { id, session_id } = await signedIn(face, visit)
  const rows = await listPlaces(face.database.system, id)
  const data = rows.map((place) => ({
    object: 'signed_in_place' as const,
    ...place,
    current: place.id === session_id,
    created_at: place.created_at.toISOString(),
    expires_at: place.expires_at.toISOString(),
  }))
  return { object: 'list' as const, data, has_more: false }
}

export async function signOutEverywhere(face: Face, visit: Visit) {
  await signedIn(face, visit)
  await (await face.accounts()).signOutEverywhere(visit)
  return installation(face)
}

export async function updatePerson(face: Face, visit: Visit, body: Body<'updatePerson'>) {
  const person = await signedIn(face, visit)
  const { id, name, email } =
    body.name === undefined
      ? person
      : await people.rename(face.database.system, person.id, body.name, visit.now)
  return { object: 'person' as const, id, name, email }
}

export async function changePassword(face: Face, visit: Visit, body: Body<'changePassword'>) {
  const person = await signedIn(face, visit)
  await face.attempts.from(visit.address)
  await face.attempts.at(person.email)
  const accounts = await face.accounts()
  const changed = await accounts.changePassword(visit, {
    current: body.current_password,
    next: body.new_password,
  })
  if (!changed)
    throw refuse('parameter_invalid', 'The present password is wrong.', { param: 'current_password' })
  return sessionOf(face, person)
}
