import { randomBytes } from 'node:crypto'
import { hashOf } from '../../platform/http/index.ts'
import { refuse } from '../../platform/index.ts'
import { recordTwoFactor } from '../members/service.ts'
import type { Body, SignInRequest } from './bind.ts'
import { getSignedInPerson } from './current_session.ts'
import { inEachOrganization } from './organizations.ts'
import * as people from './people_repository.ts'
import { twoFactorOff, wrongCode } from './refusals.ts'
import { secretPurpose, takeAppCode, takeCode } from './second_factor.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'
import { checkOwnPassword } from './sign_in_with.ts'
import { newTotpSecret, totpUri } from './totp.ts'
import * as repository from './two_factor_repository.ts'

/** A second factor beside the password: an app that makes codes, and ten codes for whoever has lost it. */

const codeCount = 10

export async function getTwoFactor(dependencies: SignInDependencies, request: SignInRequest) {
  return represent(dependencies, await getSignedInPerson(dependencies, request))
}

/** Whoever has only the session cannot lock its owner out: it takes the password. */
export async function startTwoFactor(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { password }: Body<'startTwoFactor'>,
) {
  const { database, secrets } = dependencies
  const person = await getSignedInPerson(dependencies, request)
  const { has_password } = await people.getDetails(database.system, person.id)
  if (!has_password)
    throw refuse(
      'not_revertible',
      'You sign in without a password, so your provider asks for the second factor. Set a password first if you also want to sign in with one.',
    )
  await checkOwnPassword(dependencies, request, person, { param: 'password', password })
  const secret = newTotpSecret()
  const sealed = secrets.encrypt(secretPurpose, secret)
  if (!(await repository.start(database.system, { user_id: person.id, secret: sealed }, request.now)))
    throw refuse('not_revertible', 'Two-factor authentication is already on. Turn it off first.')
  const uri = totpUri(secret, { issuer: issuerOf(dependencies), account: person.email })
  return { object: 'two_factor_setup' as const, secret, uri }
}

/** Whoever has accounts on several installations tells them apart by it. */
const issuerOf = ({ publicUrl }: SignInDependencies) => `Foyer (${new URL(publicUrl).hostname})`

export async function confirmTwoFactor(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { code }: Body<'confirmTwoFactor'>,
) {
  const { database, attempts } = dependencies
  const person = await getSignedInPerson(dependencies, request)
  await attempts.atCode(person.email)
  const factor = await repository.find(database.system, person.id)
  if (!factor || factor.enabled_at)
    throw refuse(
      'not_revertible',
      'There is nothing to confirm. Start to set up two-factor authentication first.',
    )
  if (!(await takeAppCode(dependencies, request, { person, factor, code: code.replaceAll(/\s/g, '') })))
    throw wrongCode()
  const codes = await newCodes(dependencies, person)
  if (await repository.enable(database.system, person.id, request.now))
    await tell(dependencies, request, person, { on: true, operation: 'confirmTwoFactor' })
  await attempts.forgetCodes(person.email)
  return codes
}

export async function renewRecoveryCodes(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { code }: Body<'renewRecoveryCodes'>,
) {
  return newCodes(dependencies, await passAgain(dependencies, request, code))
}

export async function turnOffTwoFactor(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { code }: Body<'turnOffTwoFactor'>,
) {
  const person = await passAgain(dependencies, request, code)
  if (await repository.remove(dependencies.database.system, person.id))
    await tell(dependencies, request, person, { on: false, operation: 'turnOffTwoFactor' })
  return represent(dependencies, person)
}

/** The session alone changes nothing: it takes a code. */
async function passAgain(dependencies: SignInDependencies, request: SignInRequest, code: string) {
  const person = await getSignedInPerson(dependencies, request)
  const factor = await repository.find(dependencies.database.system, person.id)
  if (!factor?.enabled_at) throw twoFactorOff()
  await takeCode(dependencies, request, { person, factor, code })
  return person
}

async function newCodes({ database }: SignInDependencies, person: people.PersonRow) {
  const codes = Array.from({ length: codeCount }, newRecoveryCode)
  await repository.replaceCodes(
    database.system,
    person.id,
    codes.map((code) => hashOf(code.replaceAll('-', ''))),
  )
  return { object: 'recovery_codes' as const, codes }
}

/** 80 bits: as many as nobody guesses, even whoever has the hash. */
const newRecoveryCode = () =>
  randomBytes(10)
    .toString('hex')
    .replaceAll(/(.{5})(?!$)/g, '$1-')

async function represent({ database }: SignInDependencies, { id }: people.PersonRow) {
  const factor = await repository.find(database.system, id)
  const enabled = factor?.enabled_at ?? null
  return {
    object: 'two_factor' as const,
    enabled: enabled !== null,
    enabled_at: enabled?.toISOString() ?? null,
    recovery_codes_left: enabled === null ? 0 : await repository.countCodes(database.system, id),
  }
}

/** Every organization of the person has it in its events and its audit log. */
const tell = (
  dependencies: SignInDependencies,
  request: SignInRequest,
  person: people.PersonRow,
  { on, operation }: { on: boolean; operation: string },
) =>
  inEachOrganization(dependencies, request, person, operation, (context, db) =>
    recordTwoFactor(context, db, person.id, on),
  )
