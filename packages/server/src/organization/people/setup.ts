import { addMember } from '../members/service.ts'
import type { Body, Visit } from './bind.ts'
import { type Face, sessionOf } from './face.ts'
import { contextOf, foundOrganization } from './organizations.ts'
import { list } from './organizations_repository.ts'
import * as people from './people_repository.ts'
import { deadSetupLink } from './refusals.ts'
import { isSetupToken } from './setup_link.ts'

/**
 * The first owner. There is one once they own an organization: cut off before that, the link still works and the next
 * attempt takes up the account.
 */
export async function setUp(face: Face, visit: Visit, body: Body<'setUp'>) {
  const { system } = face.database
  await face.attempts.from(visit.address)
  // guard: a link is one of ours [!isSetupToken…]
  if (!isSetupToken(face.secrets, body.token, visit.now) || (await people.isSetUp(system)))
    throw deadSetupLink()
  const accounts = await face.accounts()
  const hash = await accounts.hash(body.password)
  const person = await people.alone(system, async () => {
    // guard: of two at once one wins
    if (await people.isSetUp(system)) throw deadSetupLink()
    const owner = await people.replace(system, { name: body.name, email: body.email, hash }, visit.now)
    await giveAll(face, visit, owner, body.organization)
    return owner
  })
  if (!person) throw deadSetupLink()
  await accounts.signIn(visit, body.email, body.password)
  return sessionOf(face, person)
}

async function giveAll(face: Face, visit: Visit, owner: people.PersonRow, name: string | undefined) {
  const { database } = face
  const organizations = await list(database.system)
  // The new one first: should it be refused, there is no owner yet.
  if (name !== undefined || organizations.length === 0)
    await foundOrganization(face, visit, owner, { name: name ?? owner.name })
  for (const organization of organizations) {
    const context = contextOf(visit, organization, owner, { operation: 'setUp', role: 'owner' })
    await database
      .tenant(organization.id)
      .transaction((db) => addMember(context, db, { user_id: owner.id, role: 'owner' }))
  }
}
