import { hashOf } from '../../platform/http/index.ts'
import type { SignInRequest } from './bind.ts'
import type { PersonRow } from './people_repository.ts'
import { codeNeeded, wrongCode } from './refusals.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'
import { matchingStep } from './totp.ts'
import * as repository from './two_factor_repository.ts'

/** What the app's secret is encrypted for. */
export const secretPurpose = 'two-factor secrets'

/** Asks whoever has a second factor for a code of the app, or for a recovery code. */
export async function passSecondFactor(
  dependencies: SignInDependencies,
  request: SignInRequest,
  person: PersonRow,
  code: string | undefined,
) {
  const factor = await repository.find(dependencies.database.system, person.id)
  // A setup that was begun and never confirmed must not lock its owner out.
  if (!factor?.enabled_at) return
  if (code === undefined) throw codeNeeded()
  await takeCode(dependencies, request, { person, factor, code })
}

interface GivenCode {
  person: PersonRow
  factor: repository.TwoFactorRow
  code: string
}

export async function takeCode(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { person, factor, code }: GivenCode,
) {
  const { system } = dependencies.database
  // Six digits can be guessed by trying.
  await dependencies.attempts.atCode(person.email)
  const written = code.replaceAll(/[\s-]/g, '').toLowerCase()
  const isRight = /^\d{6}$/.test(written)
    ? await takeAppCode(dependencies, request, { person, factor, code: written })
    : await repository.takeCode(system, person.id, hashOf(written), request.now)
  if (!isRight) throw wrongCode()
  await dependencies.attempts.forgetCodes(person.email)
}

export async function takeAppCode(
  { database, secrets }: SignInDependencies,
  { now }: SignInRequest,
  { person, factor, code }: GivenCode,
): Promise<boolean> {
  const secret = secrets.decrypt(secretPurpose, factor.secret)
  const step = matchingStep(secret, code, now, factor.last_step)
  return step !== null && repository.takeStep(database.system, person.id, step)
}
