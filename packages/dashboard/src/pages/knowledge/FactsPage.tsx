import { getRouteApi } from '@tanstack/react-router'
import { Lightbulb, Plus } from 'lucide-react'
import { useKnowledgeSummary } from '../../api/knowledge_summary.ts'
import { useList } from '../../api/list.ts'
import { useDisabledReason, useFoyer } from '../../api/organization.tsx'
import { factFilters } from '../../filters.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { NoMatch } from '../../parts/NoMatch.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { AddFactModal } from './facts/AddFactModal.tsx'
import { FactFilters } from './facts/FactFilters.tsx'
import { FactList } from './facts/FactList.tsx'
import { Totals } from './Totals.tsx'

const route = getRouteApi('/o/$org/knowledge/facts')

/** What each view asks of the API. */
const views = {
  unreviewed: { reviewed: false, supported: true },
  own: { origin: 'owner' },
  universal: { tier: 'universal' },
  unsupported: { supported: false },
} as const

export function FactsPage() {
  const filters = route.useSearch()
  const { view, topic, agent, query, archived, add } = filters
  const navigate = route.useNavigate()
  const change = (changed: { [Each in keyof typeof filters]?: string | undefined }) =>
    navigate({ search: (before) => factFilters({ ...before, ...changed }), replace: true })
  const foyer = useFoyer()
  const asked = {
    ...(view && views[view]),
    topic,
    agent,
    query,
    ...(archived && { include_archived: true as const }),
  }
  const facts = useList(['knowledge_facts', 'list', asked], (cursor, options) =>
    foyer.knowledgeFacts.list({ ...cursor, ...asked, limit: 50 }, options),
  )
  const mayAdd = useDisabledReason('write') === null
  const totals = useKnowledgeSummary().data?.facts
  const addButton = (
    <WriteButton leftSection={<Plus size={16} aria-hidden />} onClick={() => change({ add: 'yes' })}>
      Add fact
    </WriteButton>
  )
  const isFiltered = [view, topic, agent, query].some((each) => each !== undefined)
  return (
    <Page
      title="Facts"
      description="Statements that agents use in their answers. Add your own, and correct what a source gets wrong."
      actions={addButton}
    >
      <Totals
        items={
          totals && [
            { count: totals.total, one: 'fact in use', many: 'facts in use' },
            { count: totals.unreviewed, one: 'not reviewed', many: 'not reviewed' },
            { count: totals.unsupported, one: 'no longer in its source', many: 'no longer in their source' },
          ]
        }
      />
      <FactFilters filters={filters} onChange={change} />
      <Section flush>
        <FactList
          query={facts}
          showsSource
          empty={
            isFiltered ? (
              <NoMatch what="facts">Try other words or fewer filters.</NoMatch>
            ) : (
              <EmptyState icon={Lightbulb} title="No facts yet" action={addButton}>
                Facts are single statements, such as a price or an address. Add a source and Foyer reads the
                facts from it, or write one yourself.
              </EmptyState>
            )
          }
        />
      </Section>
      <AddFactModal opened={mayAdd && add === 'yes'} onClose={() => change({ add: undefined })} />
    </Page>
  )
}
