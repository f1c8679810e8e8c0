import { type MemberRole, operations } from '@foyer/contract'
import type { Organization } from '../context.ts'
import type { Database } from '../db/database.ts'
import { bodyCheck } from '../http/validate.ts'
import { createInvitation } from '../resources/invitations/service.ts'
import * as service from '../resources/members/service.ts'
import { act } from './act.ts'

/** Who belongs to an organization, for an operator whose organization nobody can sign in to yet. */

const problemOf = bodyCheck(operations.createInvitation.body!)

export function inviteMember(
  database: Database,
  organization: Organization,
  invitation: { email: string; role: MemberRole; publicUrl: string },
  now: Date,
) {
  const { publicUrl, ...body } = invitation
  return act({ database, organization, now }, 'members invite', async (context, db) => {
    const problem = problemOf(body)
    if (problem) throw problem
    return createInvitation({ publicUrl }, context, db, body)
  })
}

export function listMembers(database: Database, organization: Organization) {
  return service.listAllMembers(database.tenant(organization.id))
}
