import { getRouteApi } from '@tanstack/react-router'
import { useAgentsInUse } from '../../api/agents.ts'
import { useMembership } from '../../api/organization.tsx'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { Page } from '../../parts/Page.tsx'
import { SideBySide } from '../../parts/SideBySide.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { FactDetails } from './facts/FactDetails.tsx'
import { FactMenu } from './facts/FactMenu.tsx'
import { FactStatement } from './facts/FactStatement.tsx'
import { Provenance } from './facts/Provenance.tsx'
import { useFact } from './queries.ts'

const route = getRouteApi('/o/$org/knowledge/facts/$id')

/** One fact: its words, where they come from, and who uses them. */
export function FactPage() {
  const { id } = route.useParams()
  const { slug: org } = useMembership()
  const agents = useAgentsInUse()
  const { data: fact, error, refetch } = useFact(id)
  const crumb = { label: 'Facts', link: { to: '/o/$org/knowledge/facts', params: { org } } as const }
  if (!fact) return <LoadingPage what="Fact" crumb={crumb} error={error} onRetry={refetch} />
  return (
    <Page
      title="Fact"
      badge={fact.archived && <StatusBadge status="archived" />}
      crumbs={[crumb]}
      actions={<FactMenu fact={fact} agents={agents} />}
    >
      <SideBySide
        main={
          <>
            <FactStatement key={fact.id} fact={fact} />
            <Provenance fact={fact} />
          </>
        }
        aside={<FactDetails fact={fact} agents={agents} />}
        asideLabel="About this fact"
      />
    </Page>
  )
}
