import { type MemberRole, operations } from '@foyer/contract'
import { createInvitation, listAllMembers } from '../organization/index.ts'
import type { Database } from '../platform/db/index.ts'
import { bodyCheck } from '../platform/http/index.ts'
import type { Organization } from '../platform/index.ts'
import { runAsOperator } from './run_as_operator.ts'

/** Who belongs to an organization, for an operator whose organization nobody can sign in to yet. */

const problemOf = bodyCheck(operations.createInvitation.body!)

export function inviteMember(
  database: Database,
  organization: Organization,
  invitation: { email: string; role: MemberRole; publicUrl: string },
  now: Date,
) {
  const { publicUrl, ...body } = invitation
  return runAsOperator({ database, organization, now }, 'members invite', async (context, db) => {
    const problem = problemOf(body)
    if (problem) throw problem
    return createInvitation({ publicUrl, mailing: null }, context, db, body)
  })
}

export function listMembers(database: Database, organization: Organization) {
  return listAllMembers(database.tenant(organization.id))
}
