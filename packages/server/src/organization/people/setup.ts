import { addMember } from '../members/service.ts'
import { refuseUnknownTimezone } from '../profile/rules.ts'
import type { Body, SignInRequest } from './bind.ts'
import { representSession } from './current_session.ts'
import { mailConfirmation } from './email_confirmation.ts'
import { contextOf, createOwnedOrganization } from './organizations.ts'
import { list } from './organizations_repository.ts'
import * as people from './people_repository.ts'
import { setupLinkInvalid } from './refusals.ts'
import { isSetupToken } from './setup_link.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'
import { beginSession } from './sign_in_sessions.ts'

/**
 * The first owner. There is one once they own an organization: cut off before that, the link still works and the next
 * attempt takes up the account.
 */
export async function setUp(dependencies: SignInDependencies, request: SignInRequest, body: Body<'setUp'>) {
  const { system } = dependencies.database
  await dependencies.attempts.from(request.address)
  if (!isSetupToken(dependencies.secrets, body.token, request.now) || (await people.isSetUp(system)))
    throw setupLinkInvalid()
  if (body.timezone !== undefined) refuseUnknownTimezone(body.timezone)
  const hash = await dependencies.passwords.hash(body.password)
  const person = await people.withSetupLock(system, async () => {
    // Two at once may both have passed the check above.
    if (await people.isSetUp(system)) throw setupLinkInvalid()
    const owner = await people.replace(system, { name: body.name, email: body.email, hash }, request.now)
    await giveAll(dependencies, request, owner, { name: body.organization, timezone: body.timezone })
    return owner
  })
  if (!person) throw setupLinkInvalid()
  await mailConfirmation(dependencies, person.email, request.now)
  await beginSession(dependencies, request, person)
  return representSession(dependencies, person)
}

async function giveAll(
  dependencies: SignInDependencies,
  request: SignInRequest,
  owner: people.PersonRow,
  { name, timezone }: { name: string | undefined; timezone: string | undefined },
) {
  const { database } = dependencies
  const organizations = await list(database.system)
  // The new one first: should it be refused, there is no owner yet.
  if (name !== undefined || organizations.length === 0)
    await createOwnedOrganization(dependencies, request, owner, { name: name ?? owner.name, timezone })
  for (const organization of organizations) {
    const context = contextOf(request, organization, owner, { operation: 'setUp', role: 'owner' })
    await database
      .tenant(organization.id)
      .transaction((db) => addMember(context, db, { user_id: owner.id, role: 'owner' }))
  }
}
