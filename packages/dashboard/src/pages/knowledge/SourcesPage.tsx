import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useKnowledgeSummary } from '../../api/knowledge_summary.ts'
import { useDisabledReason } from '../../api/organization.tsx'
import { sourceFilters } from '../../filters.ts'
import { DataTable } from '../../parts/DataTable.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { AddSourceModal } from './adding/AddSourceModal.tsx'
import { useDraggedFiles } from './adding/use_dragged_files.ts'
import { sourceTotal } from './source_total.ts'
import { NoSources } from './sources/NoSources.tsx'
import { SourceFilters } from './sources/SourceFilters.tsx'
import { sourceColumns } from './sources/source_columns.tsx'
import { useSources } from './sources/use_sources.ts'
import { Totals } from './Totals.tsx'

const route = getRouteApi('/o/$org/knowledge/sources')

export function SourcesPage() {
  const { org } = route.useParams()
  const filters = route.useSearch()
  const { add, gap } = filters
  const navigate = route.useNavigate()
  const change = (changed: { [Each in keyof typeof filters]?: string | undefined }) =>
    navigate({ search: (before) => sourceFilters({ ...before, ...changed }), replace: true })
  const sources = useSources(filters)
  const totals = useKnowledgeSummary().data
  const mayAdd = useDisabledReason('write') === null
  useDraggedFiles(() => {
    if (mayAdd && add === undefined) change({ add: 'file' })
  })
  const addButton = (
    <WriteButton leftSection={<Plus size={16} aria-hidden />} onClick={() => change({ add: 'text' })}>
      Add source
    </WriteButton>
  )
  return (
    <Page
      title="Sources"
      description="Text, web pages and files that agents learn from. Foyer turns each source into facts that agents use in their answers."
      actions={addButton}
    >
      <Totals
        items={
          totals && [
            sourceTotal(totals.sources),
            { count: totals.facts.total, one: 'fact in use', many: 'facts in use' },
            { count: totals.passages, one: 'passage', many: 'passages' },
          ]
        }
      />
      <SourceFilters filters={filters} onChange={change} />
      <Section flush>
        <DataTable
          label="Sources"
          query={sources}
          columns={sourceColumns}
          link={({ id }) => ({ to: '/o/$org/knowledge/sources/$id', params: { org, id } })}
          empty={
            <NoSources
              filtered={filters.status !== undefined || filters.query !== undefined}
              action={addButton}
            />
          }
        />
      </Section>
      <AddSourceModal
        kind={mayAdd ? add : undefined}
        gap={gap}
        onClose={() => change({ add: undefined, gap: undefined })}
      />
    </Page>
  )
}
