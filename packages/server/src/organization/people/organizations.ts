import type { MemberRole } from '@foyer/contract'
import type { Transaction } from '../../platform/db/index.ts'
import { type Context, firstFree, type Organization, refuse, slugOf } from '../../platform/index.ts'
import { addMember } from '../members/service.ts'
import { refuseUnknownTimezone } from '../profile/rules.ts'
import type { Body, SignInRequest } from './bind.ts'
import { getSignedInPerson, representSession } from './current_session.ts'
import * as repository from './organizations_repository.ts'
import * as people from './people_repository.ts'
import { slugTaken } from './refusals.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'

export async function createOrganization(
  dependencies: SignInDependencies,
  request: SignInRequest,
  body: Body<'createOrganization'>,
) {
  if (body.timezone !== undefined) refuseUnknownTimezone(body.timezone)
  const person = await getSignedInPerson(dependencies, request)
  const memberships = await people.listMemberships(dependencies.database.system, person.id)
  if (!memberships.some(({ role }) => role === 'owner'))
    throw refuse('method_not_allowed', 'Only someone who owns an organization can create another one.', {
      status: 403,
    })
  await createOwnedOrganization(dependencies, request, person, body)
  return representSession(dependencies, person)
}

/** An organization and its owner, in one transaction: there is none that nobody can enter. */
export async function createOwnedOrganization(
  { database }: SignInDependencies,
  request: SignInRequest,
  owner: people.PersonRow,
  { name, slug, timezone }: { name: string; slug?: string; timezone?: string | undefined },
) {
  const { system } = database
  const chosen = slug ?? firstFree(slugOf(name, 'organization'), '-', await repository.listSlugs(system))
  const id = await repository.nextId(system)
  return database.tenant(id).transaction(async (db) => {
    const organization = await repository.insert(db, { slug: chosen, name, timezone }, request.now)
    if (!organization) throw slugTaken(chosen)
    const context = contextOf(request, organization, owner, {
      operation: 'createOrganization',
      role: 'owner',
    })
    await addMember(context, db, { user_id: owner.id, role: 'owner' })
  })
}

/** What a person has done to their account, in each organization they belong to. */
export async function inEachOrganization(
  { database }: SignInDependencies,
  request: SignInRequest,
  person: people.PersonRow,
  operation: string,
  work: (context: Context, db: Transaction) => Promise<void>,
) {
  for (const { role, organization } of await repository.listOfPerson(database.system, person.id)) {
    const context = contextOf(request, organization, person, { operation, role })
    await database.tenant(organization.id).transaction((db) => work(context, db))
  }
}

/** A person who acts in an organization that they come into. */
export const contextOf = (
  { request_id, now }: SignInRequest,
  organization: Organization,
  { id, name }: people.PersonRow,
  { operation, role }: { operation: string; role: MemberRole },
): Context => ({ organization, actor: { type: 'person', id, name, role }, operation, request_id, now })
