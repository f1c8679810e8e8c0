import { refuse } from '../../platform/index.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'

/** Where the operator wants everybody to come through the provider, no password opens anything. */
export function refuseWithoutPasswords({ passwordSignIn, singleSignOn }: SignInDependencies) {
  if (passwordSignIn) return
  throw refuse(
    'method_not_allowed',
    `Passwords are turned off on this server. Sign in with ${singleSignOn?.name ?? 'single sign-on'}; an open invitation is then accepted by itself.`,
    { status: 403 },
  )
}
