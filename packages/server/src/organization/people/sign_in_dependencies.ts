import type { Database } from '../../platform/db/index.ts'
import type { Secrets } from '../../platform/index.ts'
import type { AttemptLimits } from './limits.ts'
import type { Passwords } from './passwords.ts'
import type { CookieKeys } from './session_cookie.ts'
import type { SingleSignOn } from './single_sign_on.ts'

/** What the functions of the sign-in API work with. */
export interface SignInDependencies {
  database: Database
  secrets: Secrets
  /** What the session cookie is signed with. */
  cookieKeys: CookieKeys
  attempts: AttemptLimits
  passwords: Passwords
  /** Whether the installation sends mail. */
  sendsMail: boolean
  publicUrl: string
  /** Null where nobody signs in through a provider. */
  singleSignOn: SingleSignOn | null
  /** Whether people sign in with passwords. */
  passwordSignIn: boolean
  /** Whether people sign in with keys of their devices. */
  passkeys: boolean
}
