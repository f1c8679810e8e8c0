import { DeliverableTemplate, type operations } from '@foyer/contract'
import { links } from '../agents.ts'
import { defineResource, type Resource } from '../resource.ts'

type Operations = typeof operations

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
  create: (context, db, body) => resource.create(context, db, { format: 'markdown', ...body }),
}
