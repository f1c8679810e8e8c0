import { isIP } from 'node:net'
import { missing, refuse } from '../../platform/index.ts'
import type { Body, SignInRequest } from './bind.ts'
import { getSignedInPerson, representSession } from './current_session.ts'
import * as repository from './passkeys_repository.ts'
import * as people from './people_repository.ts'
import { passkeyUnusable } from './refusals.ts'
import { passSecondFactor } from './second_factor.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'
import { beginSession } from './sign_in_sessions.ts'
import { checkOwnPassword } from './sign_in_with.ts'

/** Keys of people's devices (WebAuthn). The library, which checks what devices sign, is loaded on first use. */

const lifeMs = 5 * 60 * 1000
/** Ed25519, ES256 and RS256: what devices have. */
const algorithms = [-8, -7, -257]
const signingIn = 'sign-in'
const addingFor = ({ id }: people.PersonRow) => `user:${id}`

/** Browsers take no address that is a number, and http on this machine alone. */
export function hasPasskeys(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  if (isIP(hostname.replaceAll(/[[\]]/g, ''))) return false
  return protocol === 'https:' || hostname === 'localhost'
}

export async function listPasskeys(dependencies: SignInDependencies, request: SignInRequest) {
  const { id } = await getSignedInPerson(dependencies, request)
  const rows = await repository.list(dependencies.database.system, id)
  return { object: 'list' as const, data: rows.map(represent), has_more: false }
}

/** A key opens the account without a password or a code: whoever adds one shows both. */
export async function startPasskey(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { password, code }: Body<'startPasskey'>,
) {
  const { system } = dependencies.database
  const person = await getSignedInPerson(dependencies, request)
  refuseImpossible(dependencies)
  const { has_password } = await people.getDetails(system, person.id)
  if (!has_password)
    throw refuse(
      'not_revertible',
      'You sign in through single sign-on. Set a password before you add a passkey.',
    )
  await checkOwnPassword(dependencies, request, person, { param: 'password', password })
  await passSecondFactor(dependencies, request, person, code)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: 'Foyer',
    rpID: new URL(dependencies.publicUrl).hostname,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(addingFor(person)),
    excludeCredentials: (await repository.listCredentials(system, person.id)).map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout: lifeMs,
  })
  return challenge(dependencies, request, options, addingFor(person))
}

export async function createPasskey(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { name, credential }: Body<'createPasskey'>,
) {
  const { system } = dependencies.database
  const person = await getSignedInPerson(dependencies, request)
  refuseImpossible(dependencies)
  await dependencies.attempts.from(request.address)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await orUnusable(async () =>
    verifyRegistrationResponse({
      response: JSON.parse(credential),
      supportedAlgorithmIDs: algorithms,
      ...expected(dependencies, request, addingFor(person)),
    }),
  )
  if (!registrationInfo) throw passkeyUnusable()
  const { id: credential_id, publicKey: public_key, counter, transports = [] } = registrationInfo.credential
  const added = { user_id: person.id, name, credential_id, public_key, counter, transports }
  const row = await repository.insert(system, added, request.now)
  if (!row) throw refuse('not_revertible', 'This passkey is in use already.')
  return represent(row)
}

export async function updatePasskey(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { name }: Body<'updatePasskey'>,
  id: number,
) {
  const { id: user_id } = await getSignedInPerson(dependencies, request)
  const row = await repository.rename(dependencies.database.system, { user_id, id, name })
  if (!row) throw missing()
  return represent(row)
}

export async function removePasskey(dependencies: SignInDependencies, request: SignInRequest, id: number) {
  const { id: user_id } = await getSignedInPerson(dependencies, request)
  const row = await repository.remove(dependencies.database.system, { user_id, id })
  if (!row) throw missing()
  return represent(row)
}

/** It names nobody: the device knows which keys it has for this server. */
export async function startPasskeySignIn(dependencies: SignInDependencies, request: SignInRequest) {
  await dependencies.attempts.from(request.address)
  refuseImpossible(dependencies)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: new URL(dependencies.publicUrl).hostname,
    userVerification: 'required',
    timeout: lifeMs,
  })
  return challenge(dependencies, request, options, signingIn)
}

export async function signInWithPasskey(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { credential }: Body<'signInWithPasskey'>,
) {
  const { system } = dependencies.database
  await dependencies.attempts.from(request.address)
  refuseImpossible(dependencies)
  const response = await orUnusable(async () => JSON.parse(credential))
  const known = typeof response?.id === 'string' ? await repository.find(system, response.id) : null
  if (!known) throw passkeyUnusable()
  const { id, credential_id, public_key, counter, person } = known
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await orUnusable(async () =>
    verifyAuthenticationResponse({
      response,
      credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter },
      ...expected(dependencies, request, signingIn),
    }),
  )
  if (!verified) throw passkeyUnusable()
  await repository.use(system, id, authenticationInfo.newCounter, request.now)
  await beginSession(dependencies, request, person)
  return representSession(dependencies, person)
}

function refuseImpossible(dependencies: SignInDependencies) {
  if (!dependencies.passkeys)
    throw refuse(
      'not_revertible',
      'This installation has no passkeys: they need a host name, https, and passwords.',
    )
}

async function challenge(
  { database }: SignInDependencies,
  { now }: SignInRequest,
  options: { challenge: string },
  use: string,
) {
  const expires_at = new Date(now.getTime() + lifeMs)
  await repository.insertChallenge(database.system, { challenge: options.challenge, use, expires_at }, now)
  return { object: 'passkey_options' as const, options: JSON.stringify(options) }
}

/** The same for adding and for signing in: our own page, our own challenge, once, and a device that knows its owner. */
const expected = ({ publicUrl, database }: SignInDependencies, { now }: SignInRequest, use: string) => ({
  expectedOrigin: new URL(publicUrl).origin,
  expectedRPID: new URL(publicUrl).hostname,
  requireUserVerification: true,
  expectedChallenge: (given: string) =>
    repository.takeChallenge(database.system, { challenge: given, use }, now),
})

/** Whatever a browser sends that is not what a device has signed. Our storage's failures stay what they are. */
async function orUnusable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'severity' in error) throw error
    throw passkeyUnusable()
  }
}

const represent = ({ id, name, created_at, last_used_at }: repository.PasskeyRow) => ({
  object: 'passkey' as const,
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
