import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useMembership } from '../../api/organization.tsx'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { Page } from '../../parts/Page.tsx'
import { SideBySide } from '../../parts/SideBySide.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { useSource } from './queries.ts'
import { ReadingProgress } from './sources/ReadingProgress.tsx'
import { SourceActions } from './sources/SourceActions.tsx'
import { SourceDetails } from './sources/SourceDetails.tsx'
import { SourceTabs } from './sources/SourceTabs.tsx'

const route = getRouteApi('/o/$org/knowledge/sources/$id')

export function SourcePage() {
  const { id } = route.useParams()
  const { slug: org } = useMembership()
  const { data: source, error, refetch } = useSource(id)
  const [changedAt, setChangedAt] = useState<number>()
  const crumb = { label: 'Sources', link: { to: '/o/$org/knowledge/sources', params: { org } } as const }
  if (!source) return <LoadingPage what="Source" crumb={crumb} error={error} onRetry={refetch} />
  return (
    <Page
      title={source.title}
      badge={<StatusBadge status={source.archived ? 'archived' : source.status} />}
      crumbs={[crumb]}
      actions={<SourceActions source={source} onContentChanged={() => setChangedAt(Date.now())} />}
    >
      <ReadingProgress source={source} changedAt={changedAt} />
      <SideBySide
        main={<SourceTabs source={source} />}
        aside={<SourceDetails source={source} />}
        asideLabel="About this source"
      />
    </Page>
  )
}
