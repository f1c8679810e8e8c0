import { codeAt, stepAt } from '../organization/people/totp.ts'
import { call, type TestService } from './api.ts'
import { type Person, password } from './people.ts'

/** An authenticator app, as somebody has it in their pocket. */
export interface Authenticator {
  secret: string
  recoveryCodes: string[]
  /** What it shows; every half minute from now it shows another. */
  code(halfMinutes?: number): string
}

const auth = ({ app }: TestService, path: string, body: object, { browser }: Person) =>
  call(app, 'POST', `/auth${path}`, body, browser)

/** Turns two-factor authentication on. The code that it takes is used up: the app has to show the next one. */
export async function turnOnTwoFactor(service: TestService, person: Person): Promise<Authenticator> {
  const { secret } = (await auth(service, '/two-factor', { password }, person)).body
  const code = (halfMinutes = 0) => codeAt(secret, stepAt(service.clock.now) + halfMinutes)
  const confirmed = await auth(service, '/two-factor/confirm', { code: code(-1) }, person)
  return { secret, recoveryCodes: confirmed.body.codes, code }
}
