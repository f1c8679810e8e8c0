// guards tested by: limits.test.ts

import type { SignedInPerson } from './accounts.ts'
import type { SignInRequest } from './bind.ts'
import type { SignInDependencies } from './current_session.ts'
import { wrongPassword } from './refusals.ts'

/** Signs in whoever knows the password; who does not is slowed down. */
export async function signInWith(
  { accounts, attempts }: SignInDependencies,
  request: SignInRequest,
  { email, password }: { email: string; password: string },
): Promise<SignedInPerson> {
  await attempts.at(email, request.address)
  const person = await (await accounts()).signIn(request, email, password)
  if (!person) throw wrongPassword()
  // guard: a right password ends the wait
  await attempts.forget(email, request.address)
  return person
}
