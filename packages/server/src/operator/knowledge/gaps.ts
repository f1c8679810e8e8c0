import { operations } from '@foyer/contract'
import { listKnowledgeGaps } from '../../knowledge/index.ts'
import { type Acting, asOperatorRefusal } from '../act.ts'
import { checkedQuery } from './checked.ts'
import { everyPage } from './every_page.ts'

/** The newest first; archived ones when their status is asked for. */
export async function listGaps(
  { database, organization }: Acting,
  filters: { agent?: string; status?: string },
) {
  const query = checkedQuery(operations.listKnowledgeGaps, filters)
  const tenant = database.tenant(organization.id)
  return everyPage((page) => listKnowledgeGaps(tenant, { ...query, ...page })).catch((error: unknown) => {
    throw asOperatorRefusal(error)
  })
}
