import { type Database, organizationColumns } from '../platform/db/index.ts'
import type { Organization } from '../platform/index.ts'
import { OperatorRefusal } from './refusal.ts'

/** What the operator does to organizations from the command line. */

export { OperatorRefusal }

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

export async function createOrganization(
  { system }: Database,
  { name, slug }: { name: string; slug: string },
  now: Date,
): Promise<Organization> {
  if (!slugShape.test(slug) || slug.length > 64)
    throw new OperatorRefusal(
      'The slug must consist of lowercase letters and digits, with single hyphens between them.',
    )
  if (name.trim() === '' || name.length > 200)
    throw new OperatorRefusal('The name must have 1 to 200 characters.')
  const [row] = await system<Organization[]>`
    insert into organizations as o (slug, name, created_at) values (${slug}, ${name}, ${now})
    on conflict (slug) do nothing returning ${organizationColumns(system)}`
  if (!row) throw new OperatorRefusal(`An organization "${slug}" already exists. Choose another slug.`)
  return row
}

export async function listOrganizations({ system }: Database) {
  return system<(Organization & { created_at: Date })[]>`
    select ${organizationColumns(system)}, o.created_at from organizations o order by o.id`
}

export async function getOrganization({ system }: Database, slug: string): Promise<Organization> {
  const [row] = await system<Organization[]>`
    select ${organizationColumns(system)} from organizations o where o.slug = ${slug}`
  if (!row)
    throw new OperatorRefusal(
      `There is no organization "${slug}". \`foyer organizations list\` shows them all.`,
    )
  return row
}

/** The one that is named, or, when none is, the only one there is. Of several, the agent may tell which is meant. */
export async function chooseOrganization(
  database: Database,
  slug: string | undefined,
  agent?: string,
): Promise<Organization> {
  if (slug !== undefined) return getOrganization(database, slug)
  const [only, ...others] = await listOrganizations(database)
  if (!only)
    throw new OperatorRefusal('There is no organization yet. Create one with `foyer organizations create`.')
  if (others.length > 0)
    throw new OperatorRefusal(severalOrganizations(agent, agent ? await listWithAgent(database, agent) : []))
  return only
}

const most = 5

/** Names the organizations that have the agent. */
function severalOrganizations(agent: string | undefined, slugs: string[]): string {
  const [first] = slugs
  if (first === undefined)
    return 'There are several organizations: name one with --organization. `foyer organizations list` shows them all.'
  const more = slugs.length > most ? ' and others' : ''
  const named = slugs.slice(0, most).join(', ') + more
  return `There are several organizations. The agent "${agent}" is in ${named}: add --organization ${first}.`
}

async function listWithAgent({ system }: Database, agent: string): Promise<string[]> {
  const rows = await system<{ slug: string }[]>`
    select o.slug from agents a join organizations o on o.id = a.organization_id
    where a.slug = ${agent} and not a.archived order by o.id limit ${most + 1}`
  return rows.map(({ slug }) => slug)
}
