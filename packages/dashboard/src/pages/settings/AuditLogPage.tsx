import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { rowsOf, useList } from '../../api/list.ts'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import type { auditFilters } from '../../filters.ts'
import { DataTable } from '../../parts/DataTable.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Page } from '../../parts/Page.tsx'
import { momentsOf } from '../../parts/period.ts'
import { Section } from '../../parts/Section.tsx'
import { AuditFilters } from './audit_log/AuditFilters.tsx'
import { EntryDrawer } from './audit_log/EntryDrawer.tsx'
import { entryColumns } from './audit_log/entry_columns.tsx'
import { actorQuery } from './audit_log/who_options.ts'

const route = getRouteApi('/o/$org/settings/audit-log')

/** Who did what, and when. */
export function AuditLogPage() {
  const { slug: org } = useMembership()
  const search = route.useSearch()
  const { who, kind, since, until, entry } = search
  const navigate = route.useNavigate()
  const foyer = useFoyer()
  const wanted = { ...actorQuery(who), resource: kind, ...momentsOf({ since, until }) }
  const entries = useList(['audit_log', wanted], (cursor, options) =>
    foyer.auditLog.list({ ...wanted, ...cursor }, options),
  )
  const rows = rowsOf(entries)
  const change = (changed: ReturnType<typeof auditFilters>) =>
    navigate({ search: { ...search, ...changed }, replace: true })
  const isFiltered = [who, kind, since, until].some((value) => value !== undefined)
  const clear = () => navigate({ search: {}, replace: true })
  return (
    <Page
      title="Audit log"
      description="Everything that happened in this organization: who did it, and when. Select an entry for details."
    >
      <AuditFilters
        filters={search}
        entries={rows}
        onChange={change}
        onClear={isFiltered ? clear : undefined}
      />
      <Section flush>
        <DataTable
          label="Activity"
          query={entries}
          columns={entryColumns}
          link={({ id }) => ({
            to: '/o/$org/settings/audit-log',
            params: { org },
            search: { ...search, entry: String(id) },
            resetScroll: false,
          })}
          empty={
            isFiltered ? (
              <EmptyState
                icon={ScrollText}
                title="No entries match"
                action={
                  <Button variant="default" onClick={clear}>
                    Clear filters
                  </Button>
                }
              />
            ) : (
              <EmptyState icon={ScrollText} title="No entries yet">
                What people, visitors, API keys and Foyer itself do is listed here.
              </EmptyState>
            )
          }
        />
      </Section>
      <EntryDrawer
        entry={rows.find(({ id }) => String(id) === entry)}
        onClose={() => change({ entry: undefined })}
        onActor={(actor) => navigate({ search: { who: actor } })}
      />
    </Page>
  )
}
