import type { SignInRequest } from './bind.ts'
import * as people from './people_repository.ts'
import { wrongOwnPassword, wrongPassword } from './refusals.ts'
import { passSecondFactor } from './second_factor.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'
import { beginSession } from './sign_in_sessions.ts'

interface Credentials {
  email: string
  password: string
  code?: string | undefined
}

/** Signs in whoever knows the password, and has the second factor where there is one; who does not is slowed down. */
export async function signInWith(
  dependencies: SignInDependencies,
  request: SignInRequest,
  { email, password, code }: Credentials,
): Promise<people.PersonRow> {
  const person = await checkPassword(dependencies, request, { email, password })
  await passSecondFactor(dependencies, request, person, code)
  await beginSession(dependencies, request, person)
  // Not before all is right: whoever knows the password alone guesses codes as slowly.
  await dependencies.attempts.forget(email, request.address)
  return person
}

/** Of somebody who is signed in: whoever sits down at their browser does not have it. */
export async function checkOwnPassword(
  { database, attempts, passwords }: SignInDependencies,
  { address }: SignInRequest,
  { email }: people.PersonRow,
  { param, password }: { param: string; password: string },
) {
  await attempts.from(address)
  await attempts.at(email, address)
  const found = await people.findWithPassword(database.system, email)
  if (!(await passwords.isRight(password, found?.hash ?? null))) throw wrongOwnPassword(param)
  await attempts.forget(email, address)
}

async function checkPassword(
  { database, attempts, passwords }: SignInDependencies,
  { address }: SignInRequest,
  { email, password }: Omit<Credentials, 'code'>,
): Promise<people.PersonRow> {
  await attempts.at(email, address)
  const found = await people.findWithPassword(database.system, email)
  const isRight = await passwords.isRight(password, found?.hash ?? null)
  if (!found || !isRight) throw wrongPassword()
  const { hash: _, ...person } = found
  return person
}
