import { getRouteApi } from '@tanstack/react-router'
import { useAgentName, useAgentsInUse } from '../../api/agents.ts'
import { useList } from '../../api/list.ts'
import { useFoyer } from '../../api/organization.tsx'
import { gapFilters } from '../../filters.ts'
import { DataTable } from '../../parts/DataTable.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { CheckAllButton } from './gaps/CheckAllButton.tsx'
import { GapFilters } from './gaps/GapFilters.tsx'
import { gapColumns } from './gaps/gap_columns.tsx'
import { NoGaps } from './gaps/NoGaps.tsx'
import { StandingChecks } from './standing_checks/StandingChecks.tsx'

const route = getRouteApi('/o/$org/knowledge/gaps')

export function GapsPage() {
  const { org } = route.useParams()
  const { status = 'open', agent, query, order = 'occurrences' } = route.useSearch()
  const navigate = route.useNavigate()
  const foyer = useFoyer()
  const agents = useAgentsInUse()
  const gaps = useList(['knowledge_gaps', 'list', { status, agent, query, order }], (cursor, options) =>
    foyer.knowledgeGaps.list(
      { ...cursor, ...(status === 'all' ? { include_archived: true } : { status }), agent, query, order },
      options,
    ),
  )
  return (
    <Page
      title="Gaps"
      description="Questions that agents could not answer. Add the answer once, and agents can use it from then on."
      actions={<CheckAllButton agents={agent === undefined ? agents.map(({ slug }) => slug) : [agent]} />}
    >
      <GapFilters
        filters={{ status, agent, query, order }}
        onChange={(changed) =>
          navigate({ search: (before) => gapFilters({ ...before, ...changed }), replace: true })
        }
      />
      <Section flush>
        <DataTable
          label="Gaps"
          query={gaps}
          columns={gapColumns(useAgentName())}
          link={({ id }) => ({ to: '/o/$org/knowledge/gaps/$id', params: { org, id } })}
          empty={<NoGaps filtered={status !== 'open' || agent !== undefined || query !== undefined} />}
        />
      </Section>
      <StandingChecks agent={agent} />
    </Page>
  )
}
