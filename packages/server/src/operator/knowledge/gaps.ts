import { operations } from '@foyer/contract'
import { listKnowledgeGaps } from '../../knowledge/index.ts'
import { type OperatorScope, toOperatorRefusal } from '../run_as_operator.ts'
import { everyPage } from './every_page.ts'
import { parseQuery } from './parse_input.ts'

/** The newest first; archived ones when their status is asked for. */
export async function listGaps(
  { database, organization }: OperatorScope,
  filters: { agent?: string; status?: string },
) {
  const query = parseQuery(operations.listKnowledgeGaps, filters)
  const tenant = database.tenant(organization.id)
  return everyPage((page) => listKnowledgeGaps(tenant, { ...query, ...page })).catch((error: unknown) => {
    throw toOperatorRefusal(error)
  })
}
