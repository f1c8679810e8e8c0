import type { Api } from './api.ts'

/** What the organization's writes recorded, oldest first: each event beside the audit row of the same step. */
export function recordedIn({ service, organization }: Api) {
  return service.database.tenant(organization.id).query<{
    type: string
    data: Record<string, unknown>
    operation: string
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  }>(
    (sql) => sql`
      select e.type, e.data, a.operation, a.before, a.after
      from (select *, row_number() over (order by id) as step from events
        where organization_id = ${organization.id}) e
      full join (select *, row_number() over (order by id) as step from audit_log
        where organization_id = ${organization.id}) a using (step)
      order by step`,
  )
}
