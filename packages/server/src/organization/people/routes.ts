import { signIn } from '@foyer/contract'
import type { Bind } from './bind.ts'
import { getInstallation } from './current_session.ts'
import * as confirmations from './email_confirmation.ts'
import * as invitations from './invitations.ts'
import * as organizations from './organizations.ts'
import * as passkeys from './passkeys.ts'
import * as passwords from './password_reset.ts'
import * as sessions from './session.ts'
import { setUp } from './setup.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'
import * as provider from './sign_in_through_provider.ts'
import * as twoFactor from './two_factor.ts'

export function signInRoutes(bind: Bind, dependencies: SignInDependencies) {
  bind(signIn.getInstallation, (request) => getInstallation(dependencies, request))
  bind(signIn.setUp, (request, body) => setUp(dependencies, request, body))
  bind(signIn.signIn, (request, body) => sessions.signIn(dependencies, request, body))
  bind(signIn.startSingleSignOn, (request) => provider.startSingleSignOn(dependencies, request))
  bind(signIn.finishSingleSignOn, (request, body) => provider.finishSingleSignOn(dependencies, request, body))
  bind(signIn.startPasskeySignIn, (request) => passkeys.startPasskeySignIn(dependencies, request))
  bind(signIn.signInWithPasskey, (request, body) => passkeys.signInWithPasskey(dependencies, request, body))
  bind(signIn.getSession, (request) => sessions.getSession(dependencies, request))
  bind(signIn.signOut, (request) => sessions.signOut(dependencies, request))
  bind(signIn.listSessions, (request) => sessions.listSessions(dependencies, request))
  bind(signIn.signOutEverywhere, (request) => sessions.signOutEverywhere(dependencies, request))
  bind(signIn.updatePerson, (request, body) => sessions.updatePerson(dependencies, request, body))
  bind(signIn.changePassword, (request, body) => sessions.changePassword(dependencies, request, body))
  bind(signIn.getTwoFactor, (request) => twoFactor.getTwoFactor(dependencies, request))
  bind(signIn.startTwoFactor, (request, body) => twoFactor.startTwoFactor(dependencies, request, body))
  bind(signIn.confirmTwoFactor, (request, body) => twoFactor.confirmTwoFactor(dependencies, request, body))
  bind(signIn.renewRecoveryCodes, (request, body) =>
    twoFactor.renewRecoveryCodes(dependencies, request, body),
  )
  bind(signIn.turnOffTwoFactor, (request, body) => twoFactor.turnOffTwoFactor(dependencies, request, body))
  bind(signIn.listPasskeys, (request) => passkeys.listPasskeys(dependencies, request))
  bind(signIn.startPasskey, (request, body) => passkeys.startPasskey(dependencies, request, body))
  bind(signIn.createPasskey, (request, body) => passkeys.createPasskey(dependencies, request, body))
  bind(signIn.updatePasskey, (request, body, { id }) =>
    passkeys.updatePasskey(dependencies, request, body, id),
  )
  bind(signIn.removePasskey, (request, _body, { id }) => passkeys.removePasskey(dependencies, request, id))
  bind(signIn.requestPasswordReset, (request, body) =>
    passwords.requestPasswordReset(dependencies, request, body),
  )
  bind(signIn.resetPassword, (request, body) => passwords.resetPassword(dependencies, request, body))
  bind(signIn.requestEmailConfirmation, (request) =>
    confirmations.requestEmailConfirmation(dependencies, request),
  )
  bind(signIn.confirmEmail, (request, body) => confirmations.confirmEmail(dependencies, request, body))
  bind(signIn.createOrganization, (request, body) =>
    organizations.createOrganization(dependencies, request, body),
  )
  bind(signIn.viewInvitation, (request, body) => invitations.viewInvitation(dependencies, request, body))
  bind(signIn.acceptInvitation, (request, body) => invitations.acceptInvitation(dependencies, request, body))
}
