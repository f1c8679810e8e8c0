import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useMembership } from '../../api/organization.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { SideBySide } from '../../parts/SideBySide.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
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
  const crumbs = [{ label: 'Sources', link: { to: '/o/$org/knowledge/sources', params: { org } } as const }]
  if (!source)
    return (
      <Page title="Source" crumbs={crumbs} width="wide">
        {error ? (
          <ErrorNotice error={error} title="The source could not be loaded" onRetry={refetch} />
        ) : (
          <Section>
            <TextSkeleton lines={8} label="the source" />
          </Section>
        )}
      </Page>
    )
  return (
    <Page
      title={source.title}
      badge={<StatusBadge status={source.archived ? 'archived' : source.status} />}
      crumbs={crumbs}
      actions={<SourceActions source={source} onContentChanged={() => setChangedAt(Date.now())} />}
      width="wide"
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
