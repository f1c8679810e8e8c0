import { type Databases, firstName } from '../platform/db/index.ts'
import type { Organization } from '../platform/index.ts'
import { placeNamed } from './move/directory.ts'
import { moveOrganization } from './move/move_organization.ts'
import { createOrganization } from './organizations.ts'

/** Creates it where ids are handed out, and moves it before anybody knows it. */
export async function createOrganizationIn(
  databases: Databases,
  { database = firstName, ...made }: { name: string; slug: string; database?: string | undefined },
  now: Date,
): Promise<Organization> {
  const { name: to } = placeNamed(databases.all, database)
  const organization = await createOrganization(databases, made, now)
  if (to !== firstName)
    await moveOrganization(
      databases,
      { slug: organization.slug, to },
      { now: () => now, hearingMs: 0, settleMs: 0 },
    )
  return organization
}
