import { getRouteApi } from '@tanstack/react-router'
import { useMembership } from '../../api/organization.tsx'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { Page } from '../../parts/Page.tsx'
import { SideBySide } from '../../parts/SideBySide.tsx'
import { AnswerSection } from './gaps/AnswerSection.tsx'
import { CheckSection } from './gaps/CheckSection.tsx'
import { GapActions } from './gaps/GapActions.tsx'
import { GapBadge } from './gaps/GapBadge.tsx'
import { GapDetails } from './gaps/GapDetails.tsx'
import { Occurrences } from './gaps/Occurrences.tsx'
import { useGap } from './queries.ts'

const route = getRouteApi('/o/$org/knowledge/gaps/$id')

export function GapPage() {
  const { id } = route.useParams()
  const { slug: org } = useMembership()
  const { data: gap, error, refetch } = useGap(id)
  const crumb = { label: 'Gaps', link: { to: '/o/$org/knowledge/gaps', params: { org } } as const }
  if (!gap) return <LoadingPage what="Gap" crumb={crumb} error={error} onRetry={refetch} />
  return (
    <Page
      title={gap.question}
      badge={<GapBadge gap={gap} />}
      crumbs={[crumb]}
      actions={<GapActions gap={gap} />}
    >
      <SideBySide
        main={
          <>
            <AnswerSection key={gap.id} gap={gap} />
            <CheckSection gap={gap} />
          </>
        }
        aside={
          <>
            <GapDetails gap={gap} />
            <Occurrences gap={gap} />
          </>
        }
        asideLabel="About this gap"
      />
    </Page>
  )
}
