import { refuse } from '../../platform/index.ts'
import type { Body, SignInRequest } from './bind.ts'
import {
  getSignedInPerson,
  representInstallation,
  representPerson,
  representSession,
  type SignInDependencies,
} from './current_session.ts'
import * as people from './people_repository.ts'
import { listSessionRows } from './sessions_repository.ts'
import { signInWith } from './sign_in_with.ts'

export async function signIn(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { email, password }: Body<'signIn'>,
) {
  await dependencies.attempts.from(request.address)
  return representSession(dependencies, await signInWith(dependencies, request, { email, password }))
}

export async function getSession(dependencies: SignInDependencies, request: SignInRequest) {
  return representSession(dependencies, await getSignedInPerson(dependencies, request))
}

/** Whoever is not signed in is signed out already. */
export async function signOut(dependencies: SignInDependencies, request: SignInRequest) {
  await (await dependencies.accounts()).signOut(request)
  return representInstallation(dependencies)
}

export async function listSessions(dependencies: SignInDependencies, request: SignInRequest) {
  const { id, session_id } = await getSignedInPerson(dependencies, request)
  const rows = await listSessionRows(dependencies.database.system, id)
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
  await getSignedInPerson(dependencies, request)
  await (await dependencies.accounts()).signOutEverywhere(request)
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
  const { attempts } = dependencies
  await attempts.from(request.address)
  await attempts.at(person.email, request.address)
  const accounts = await dependencies.accounts()
  const changed = await accounts.changePassword(request, {
    current: body.current_password,
    next: body.new_password,
  })
  if (!changed)
    throw refuse('parameter_invalid', 'The current password is wrong.', { param: 'current_password' })
  await attempts.forget(person.email, request.address)
  return representSession(dependencies, person)
}
