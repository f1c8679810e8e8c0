// guards tested by: session.test.ts

import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { ping } from '../../platform/db/index.ts'
import { sessionCookieName } from '../../platform/http/index.ts'
import { type AccountSettings, type Accounts, addressHeader } from './accounts.ts'
import { storageOf } from './storage.ts'
import { tables } from './tables.ts'

const daySeconds = 24 * 60 * 60

/** better-auth, with users and sessions only: nothing of its HTTP side, its mails or its telemetry is switched on. */
export function createAccounts(settings: AccountSettings): Accounts {
  const auth = open(settings)

  /** Null when better-auth refuses what it was given; what is its own fault stays one. */
  async function unlessRefused<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
    try {
      return await asked
    } catch (error) {
      if (!(error instanceof APIError)) throw error
      if (error.statusCode < 500) return null
      // It does not say what went wrong. When storage is away, asking it fails with what our callers know.
      await ping(settings.system)
      throw error
    }
  }

  return {
    async hash(password) {
      const context = await auth.$context
      return context.password.hash(password)
    },

    async signIn({ headers, pass }, email, password) {
      const answer = await unlessRefused(
        auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
      )
      if (!answer) return null
      pass(answer.headers)
      const { user } = answer.response
      return { id: Number(user.id), name: user.name, email: user.email }
    },

    async current({ headers, pass }) {
      const answer = await unlessRefused(auth.api.getSession({ headers, returnHeaders: true }))
      if (answer) pass(answer.headers)
      if (!answer?.response) return null
      const { user, session } = answer.response
      return { id: Number(user.id), name: user.name, email: user.email, session_id: Number(session.id) }
    },

    async signOut({ headers, pass }) {
      const answer = await unlessRefused(auth.api.signOut({ headers, returnHeaders: true }))
      if (answer) pass(answer.headers)
    },

    async signOutEverywhere(exchange) {
      // guard: everywhere is everywhere
      await unlessRefused(auth.api.revokeSessions({ headers: exchange.headers }))
      await this.signOut(exchange)
    },

    async changePassword({ headers, pass }, { current, next }) {
      // guard: a new password signs out everywhere else [true -> false]
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true }
      const answer = await unlessRefused(auth.api.changePassword({ body, headers, returnHeaders: true }))
      if (answer) pass(answer.headers)
      return answer !== null
    },
  }
}

function open({ system, secret, publicUrl }: AccountSettings) {
  return betterAuth({
    appName: 'Foyer',
    baseURL: publicUrl,
    secret,
    database: storageOf(system),
    ...tables,
    session: { ...tables.session, expiresIn: 30 * daySeconds, updateAge: daySeconds },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      maxPasswordLength: 128,
    },
    telemetry: { enabled: false },
    // What goes wrong is thrown, and told by our own log.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: 'serial' },
      // It would put a prefix before the cookie's name.
      useSecureCookies: false,
      cookies: {
        // guard: the cookie goes nowhere without https [publicUrl… -> false]
        session_token: { name: sessionCookieName, attributes: { secure: publicUrl.startsWith('https:') } },
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  })
}
