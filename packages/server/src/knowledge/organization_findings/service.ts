import {
  type Input,
  type OrganizationFieldToApply,
  OrganizationFinding as OrganizationFindingSchema,
  type operations,
} from '@foyer/contract'
import { organizationFindings } from '@foyer/engine'
import { getOrganization, getOrganizationRow, updateOrganization } from '../../organization/index.ts'
import { knowledgeLock, organizationLock, type Queryable, type Transaction } from '../../platform/db/index.ts'
import { type Context, refuse, representation, unknownReference } from '../../platform/index.ts'
import { changesOf } from './changes.ts'
import type { OrganizationFinding } from './finding.ts'
import { type FoundPage, listKnownSources, listPages } from './repository.ts'
import { currentValue, effectOf, isSound, withOpenLinks } from './rules.ts'

type Operations = typeof operations
const represent = representation(OrganizationFindingSchema)

/** What the organization's own pages say about it: field by field, the best of each first. */
export async function listOrganizationFindings(
  db: Queryable,
  { source_ids }: { source_ids?: readonly number[] } = {},
): Promise<OrganizationFinding[]> {
  const pages = await listPages(db, source_ids)
  // Pages of other websites describe somebody else.
  const own = source_ids ? pages : ownPages(pages, (await getOrganizationRow(db)).website)
  return organizationFindings(own)
    .map(({ page, ...finding }): OrganizationFinding => {
      const { source_id, source_title, url } = own[page]!
      return { ...finding, source_id, source_title, url: url || null }
    })
    .flatMap(withOpenLinks)
    .filter(isSound)
}

/** Pages of the website where it is known; texts and files are the owner's own. */
function ownPages(pages: FoundPage[], website: string | null): FoundPage[] {
  const host = hostOf(website)
  const own = pages.filter(({ url }) => url === '' || hostOf(url) === host)
  return host !== undefined && own.some(({ url }) => url !== '') ? own : pages
}

const hostOf = (url: string | null) => URL.parse(url ?? '')?.host.replace(/^www\./, '')

/** As a caller may name them: sources of the organization. */
export async function refuseUnknownSources(db: Queryable, source_ids: readonly number[]) {
  const known = await listKnownSources(db, source_ids)
  const unknown = source_ids.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw unknownReference(`source_ids.${unknown}`, 'a source')
}

export async function getOrganizationFindings(
  db: Queryable,
  { source_id }: Input<Operations['getOrganizationFindings']>['query'],
) {
  const [organization, findings] = await Promise.all([
    getOrganization(db),
    listOrganizationFindings(db, source_id === undefined ? {} : { source_ids: [source_id] }),
  ])
  const seen = new Set<string>()
  const data = findings.map((finding) => {
    const isBest = !seen.has(finding.field)
    seen.add(finding.field)
    const current = currentValue(organization, finding.field)
    return represent({ ...finding, effect: isBest ? effectOf(organization, finding) : 'none', current })
  })
  return { object: 'list' as const, data, has_more: false }
}

/**
 * Fills what the organization does not have from the best finding of each field. With `fields`, sets those and no
 * others, whatever they have.
 */
export async function applyOrganizationFindings(
  context: Context,
  db: Transaction,
  findings: readonly OrganizationFinding[],
  fields?: readonly OrganizationFieldToApply[],
) {
  // What an owner writes meanwhile is not taken for empty.
  db.hold(knowledgeLock)
  db.hold(organizationLock)
  const organization = await getOrganization(db)
  const nowhere = fields?.find((field) => !findings.some((finding) => finding.field === field))
  if (nowhere)
    throw refuse(
      'parameter_invalid',
      `Your sources say nothing about ${nowhere}. Leave it out of fields, or set it with PATCH /organization.`,
      { param: 'fields' },
    )
  return updateOrganization(context, db, changesOf(organization, findings, fields))
}
