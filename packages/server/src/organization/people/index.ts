import { signIn } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/index.ts'
import { installUnrouted, type LimitClock } from '../../platform/http/index.ts'
import type { Secrets } from '../../platform/index.ts'
import { binderOf } from './bind.ts'
import { attemptLimits, defaultLimits, type SignInLimits } from './limits.ts'
import { singleSignOnOf } from './open_single_sign_on.ts'
import { hasPasskeys } from './passkeys.ts'
import { createPasswords } from './passwords.ts'
import { signInRoutes } from './routes.ts'
import { sessionsOf } from './sessions.ts'
import type { SingleSignOnSettings } from './single_sign_on.ts'

interface SignInOptions {
  database: Database
  now: () => Date
  limitClock: LimitClock
  publicUrl: string
  secrets: Secrets
  signInLimits?: SignInLimits | undefined
  /** Whether the installation sends mail. */
  sendsMail: boolean
  /** Null or absent where nobody signs in through a provider. */
  singleSignOn?: SingleSignOnSettings | null | undefined
  /** Whether passwords open accounts; they do unless the operator says otherwise. */
  passwordSignIn?: boolean | undefined
  /** What hashing a password costs; scrypt's N. */
  passwordCost?: number | undefined
}

/** How people sign in, under `/auth`; gives who they are to `/v1`. */
export async function installSignIn(app: FastifyInstance, dependencies: SignInOptions) {
  const {
    database,
    now,
    limitClock,
    publicUrl,
    secrets,
    sendsMail,
    singleSignOn = null,
    passwordSignIn = true,
    signInLimits = defaultLimits,
    passwordCost,
  } = dependencies
  const { system } = database
  const cookieKeys = secrets.derive('sessions')
  await app.register(
    async (auth) => {
      const bind = binderOf(auth, publicUrl, now)
      installUnrouted(auth, '/auth', Object.values(signIn))
      signInRoutes(bind, {
        database,
        secrets,
        cookieKeys,
        attempts: attemptLimits({ system, secrets, clock: limitClock, now }, signInLimits),
        passwords: createPasswords(passwordCost),
        sendsMail,
        publicUrl,
        singleSignOn: singleSignOn && singleSignOnOf(singleSignOn, `${publicUrl}/sign-in/return`),
        passwordSignIn,
        passkeys: passwordSignIn && hasPasskeys(publicUrl),
      })
    },
    { prefix: '/auth' },
  )
  return sessionsOf(system, cookieKeys, now)
}
