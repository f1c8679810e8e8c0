import { signIn } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/index.ts'
import { installUnrouted, type LimitClock } from '../../platform/http/index.ts'
import type { Secrets } from '../../platform/index.ts'
import { binderOf } from './bind.ts'
import { lazyAccounts } from './lazy_accounts.ts'
import { attemptLimits, defaultLimits, type SignInLimits } from './limits.ts'
import { signInRoutes } from './routes.ts'
import { sessionsOf } from './sessions.ts'

interface SignInOptions {
  database: Database
  now: () => Date
  limitClock: LimitClock
  publicUrl: string
  secrets: Secrets
  signInLimits?: SignInLimits | undefined
  /** Whether the installation sends mail. */
  sendsMail: boolean
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
    signInLimits = defaultLimits,
  } = dependencies
  const { system } = database
  const secret = secrets.derive('sessions')
  await app.register(
    async (auth) => {
      const bind = binderOf(auth, publicUrl, now)
      installUnrouted(auth, '/auth', Object.values(signIn))
      signInRoutes(bind, {
        database,
        secrets,
        accounts: lazyAccounts({ system, secret, publicUrl }),
        attempts: attemptLimits({ system, secrets, clock: limitClock }, signInLimits),
        sendsMail,
      })
    },
    { prefix: '/auth' },
  )
  return sessionsOf(system, secret)
}
