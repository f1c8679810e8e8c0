import { DeliverableTemplate, DeliverableTemplateVersion, type operations, type Page } from '@foyer/contract'
import type { Queryable } from '../../../platform/db/index.ts'
import { listOf } from '../../../platform/http/index.ts'
import { representation } from '../../../platform/index.ts'
import { links } from '../agents.ts'
import { defineResource, type Resource } from '../resource.ts'
import { keepVersion, listAgentSlugs, listVersions } from './repository.ts'
import { warningsOf } from './warnings.ts'

type Operations = typeof operations
const representVersion = representation(DeliverableTemplateVersion)

const resource = defineResource({
  schema: DeliverableTemplate,
  table: 'deliverable_templates',
  noun: 'deliverable template',
  agents: links('deliverable_template_agents'),
})

export const deliverableTemplates: Resource<
  Operations['createDeliverableTemplate'],
  Operations['updateDeliverableTemplate']
> = {
  ...resource,
  async create(context, db, body) {
    const created = await resource.create(context, db, { format: 'markdown', ...body }, async () => ({
      warnings: await warningsOf(db, body.body, body.agents ?? (await listAgentSlugs(db))),
    }))
    keepVersion(db, created.id, context.now)
    return created
  },
  async update(context, db, id, body) {
    const updated = await resource.update(context, db, id, body, async (before) => ({
      version: isRewritten(before, body) ? before.version + 1 : before.version,
      warnings: await warningsOf(db, body.body ?? before.body, body.agents ?? before.agents),
    }))
    keepVersion(db, id, context.now)
    return updated
  },
}

/** Who may hand it over is no part of what it says. */
const written = ['name', 'body', 'format'] as const
type Written = Partial<Record<(typeof written)[number], string>>

const isRewritten = (before: Written, body: Written): boolean =>
  written.some((field) => body[field] !== undefined && body[field] !== before[field])

export async function listDeliverableTemplateVersions(db: Queryable, id: number, query: Page) {
  const rows = await listVersions(db, id, query)
  // Only an empty list leaves open whether there is such a template.
  if (rows.length === 0) await resource.get(db, id)
  return listOf(rows, query, representVersion)
}
