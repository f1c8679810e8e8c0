import { type MemberRole, operations } from '@foyer/contract'
import { createInvitation } from '../organization/invitations/service.ts'
import * as service from '../organization/members/service.ts'
import type { Organization } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { bodyCheck } from '../platform/http/validate.ts'
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
