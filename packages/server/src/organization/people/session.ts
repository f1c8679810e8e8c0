import type { Body, SignInRequest } from './bind.ts'
import {
  getSignedInPerson,
  representInstallation,
  representPerson,
  representSession,
} from './current_session.ts'
import { refuseWithoutPasswords } from './password_sign_in.ts'
import * as people from './people_repository.ts'
import { listSessionRows } from './sessions_repository.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'
import { beginSession, endAllSessions, endSession } from './sign_in_sessions.ts'
import { checkOwnPassword, signInWith } from './sign_in_with.ts'

export async function signIn(dependencies: SignInDependencies, request: SignInRequest, body: Body<'signIn'>) {
  await dependencies.attempts.from(request.address)
  refuseWithoutPasswords(dependencies)
  return representSession(dependencies, await signInWith(dependencies, request, body))
}

export async function getSession(dependencies: SignInDependencies, request: SignInRequest) {
  return representSession(dependencies, await getSignedInPerson(dependencies, request))
}

/** Whoever is not signed in is signed out already. */
export async function signOut(dependencies: SignInDependencies, request: SignInRequest) {
  await endSession(dependencies, request)
  return representInstallation(dependencies)
}

export async function listSessions(dependencies: SignInDependencies, request: SignInRequest) {
  const { id, session_id } = await getSignedInPerson(dependencies, request)
  const rows = await listSessionRows(dependencies.database.system, id, request.now)
  const data = rows.map((place) => ({
    object: 'signed_in_place' as const,
    ...place,
    current: place.id === session_id,
    created_at: place.created_at.toISOString(),
    expires_at: place.expires_at.toISOString(),
  }))
  return { object: 'list' as const, data, has_more: false }
}

export async function signOutEverywhere(dependencies: SignInDependencies, request: SignInRequest) {
  await endAllSessions(dependencies, request, await getSignedInPerson(dependencies, request))
  return representInstallation(dependencies)
}

export async function updatePerson(
  dependencies: SignInDependencies,
  request: SignInRequest,
  body: Body<'updatePerson'>,
) {
  const { system } = dependencies.database
  const person = await getSignedInPerson(dependencies, request)
  if (body.locale !== undefined) await people.setLocale(system, person.id, body.locale, request.now)
  return representPerson(
    system,
    body.name === undefined ? person : await people.rename(system, person.id, body.name, request.now),
  )
}

export async function changePassword(
  dependencies: SignInDependencies,
  request: SignInRequest,
  body: Body<'changePassword'>,
) {
  const person = await getSignedInPerson(dependencies, request)
  const { system } = dependencies.database
  await checkOwnPassword(dependencies, request, person, {
    param: 'current_password',
    password: body.current_password,
  })
  const hash = await dependencies.passwords.hash(body.new_password)
  await people.setPassword(system, { email: person.email, hash }, request.now)
  await beginSession(dependencies, request, person)
  return representSession(dependencies, person)
}
