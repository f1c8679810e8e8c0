import { getRouteApi } from '@tanstack/react-router'
import { useAgentsInUse } from '../../api/agents.ts'
import { useMembership } from '../../api/organization.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { SideBySide } from '../../parts/SideBySide.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
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
  const crumbs = [{ label: 'Facts', link: { to: '/o/$org/knowledge/facts', params: { org } } as const }]
  if (!fact)
    return (
      <Page title="Fact" crumbs={crumbs} width="wide">
        {error ? (
          <ErrorNotice error={error} title="The fact could not be loaded" onRetry={refetch} />
        ) : (
          <Section>
            <TextSkeleton lines={6} label="the fact" />
          </Section>
        )}
      </Page>
    )
  return (
    <Page
      title="Fact"
      badge={fact.archived && <StatusBadge status="archived" />}
      crumbs={crumbs}
      actions={<FactMenu fact={fact} agents={agents} />}
      width="wide"
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
