import { signIn } from '@foyer/contract'
import type { Bind } from './bind.ts'
import { type Face, getInstallation } from './face.ts'
import * as invitations from './invitations.ts'
import * as organizations from './organizations.ts'
import * as sessions from './session.ts'
import { setUp } from './setup.ts'

export function signInRoutes(bind: Bind, face: Face) {
  bind(signIn.getInstallation, (visit) => getInstallation(face, visit))
  bind(signIn.setUp, (visit, body) => setUp(face, visit, body))
  bind(signIn.signIn, (visit, body) => sessions.signIn(face, visit, body))
  bind(signIn.getSession, (visit) => sessions.getSession(face, visit))
  bind(signIn.signOut, (visit) => sessions.signOut(face, visit))
  bind(signIn.listSessions, (visit) => sessions.listSessions(face, visit))
  bind(signIn.signOutEverywhere, (visit) => sessions.signOutEverywhere(face, visit))
  bind(signIn.updatePerson, (visit, body) => sessions.updatePerson(face, visit, body))
  bind(signIn.changePassword, (visit, body) => sessions.changePassword(face, visit, body))
  bind(signIn.createOrganization, (visit, body) => organizations.createOrganization(face, visit, body))
  bind(signIn.viewInvitation, (visit, body) => invitations.viewInvitation(face, visit, body))
  bind(signIn.acceptInvitation, (visit, body) => invitations.acceptInvitation(face, visit, body))
}
