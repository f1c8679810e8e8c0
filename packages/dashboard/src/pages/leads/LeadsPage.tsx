import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useAgentName } from '../../api/agents.ts'
import { useList } from '../../api/list.ts'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import type { leadFilters } from '../../filters.ts'
import { AgentFilter } from '../../parts/AgentFilter.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { FitFilter } from '../../parts/FitFilter.tsx'
import { NoMatch } from '../../parts/NoMatch.tsx'
import { Page } from '../../parts/Page.tsx'
import { PeriodFilter } from '../../parts/PeriodFilter.tsx'
import { momentsOf } from '../../parts/period.ts'
import { Section } from '../../parts/Section.tsx'
import { ExportButton } from './ExportButton.tsx'
import { LeadDrawer } from './LeadDrawer.tsx'
import classes from './LeadsPage.module.css'
import { leadColumns } from './lead_columns.tsx'
import { NoLeads } from './NoLeads.tsx'

const route = getRouteApi('/o/$org/leads')

/** Conversations worth getting back to: with an address, and completed or taken over. */
export function LeadsPage() {
  const { slug: org } = useMembership()
  const search = route.useSearch()
  const { agent, fit, since, until, lead } = search
  const navigate = route.useNavigate()
  const foyer = useFoyer()
  const agentName = useAgentName()
  const wanted = { agent, fit, ...momentsOf({ since, until }) }
  const leads = useList(['leads', 'list', wanted], (cursor, options) =>
    foyer.leads.list({ ...wanted, ...cursor }, options),
  )
  const change = (changed: ReturnType<typeof leadFilters>) =>
    navigate({ search: { ...search, ...changed }, replace: true })
  const isFiltered = [agent, fit, since, until].some((value) => value !== undefined)
  const clear = () => navigate({ search: {}, replace: true })
  return (
    <Page
      title="Leads"
      description="Visitors who left an email address and either finished a conversation or chatted with your team."
      actions={<ExportButton filters={wanted} />}
    >
      <search className={classes.filters} aria-label="Leads">
        <AgentFilter value={agent} onChange={(slug) => change({ agent: slug })} />
        <FitFilter value={fit} onChange={(word) => change({ fit: word })} />
        <PeriodFilter period={{ since, until }} onChange={change} />
        {isFiltered && (
          <Button variant="subtle" color="gray" leftSection={<X size={16} aria-hidden />} onClick={clear}>
            Clear filters
          </Button>
        )}
      </search>
      <Section flush>
        <DataTable
          label="Leads"
          query={leads}
          columns={leadColumns(agentName)}
          link={({ id }) => ({
            to: '/o/$org/leads',
            params: { org },
            search: { ...search, lead: String(id) },
            resetScroll: false,
          })}
          empty={
            isFiltered ? (
              <NoMatch what="leads" onClear={clear}>
                Try a longer period, or another fit.
              </NoMatch>
            ) : (
              <NoLeads />
            )
          }
        />
      </Section>
      <LeadDrawer id={lead} onClose={() => change({ lead: undefined })} />
    </Page>
  )
}
