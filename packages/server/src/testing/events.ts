import type { Api } from './api.ts'

interface RecordedEvent {
  type: string
  data: Record<string, unknown>
  operation: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/**
 * What the organization's writes recorded, oldest first: each event beside the audit row of the same step.
 * With `object`, only the steps of resources of that type.
 */
export async function listRecorded(
  { service, organization }: Api,
  object?: string,
): Promise<RecordedEvent[]> {
  const rows = await service.database.tenant(organization.id).query<RecordedEvent>(
    (sql) => sql`
      select e.type, e.data, a.operation, a.before, a.after
      from (select *, row_number() over (order by id) as step from events
        where organization_id = ${organization.id}) e
      full join (select *, row_number() over (order by id) as step from audit_log
        where organization_id = ${organization.id}) a using (step)
      order by step`,
  )
  return rows.filter(({ type }) => object === undefined || type?.startsWith(`${object}.`))
}
