import { useAgentName } from '../../api/agents.ts'
import { useMembership } from '../../api/organization.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { NoMatch } from '../../parts/NoMatch.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { columns } from './inbox/columns.tsx'
import { useConversations } from './inbox/conversation_list.ts'
import { FilterBar } from './inbox/FilterBar.tsx'
import { useInboxFilters } from './inbox/inbox_filters.ts'
import { MatchingContacts } from './inbox/MatchingContacts.tsx'
import { NoConversations } from './inbox/NoConversations.tsx'
import { useRowKeys } from './inbox/row_keys.ts'
import { Views } from './inbox/Views.tsx'

/** The inbox: what visitors say to the agents, as it happens. */
export function ConversationsPage() {
  const { slug: org } = useMembership()
  const { filters, view, isFiltered, change, clear } = useInboxFilters()
  const agentName = useAgentName()
  const query = useConversations(filters)
  const list = useRowKeys()
  return (
    <Page title="Conversations" description="What visitors say to your agents, as it happens.">
      <Views filters={filters} />
      <FilterBar filters={filters} onChange={change} onClear={isFiltered ? clear : undefined} />
      <MatchingContacts query={filters.query} />
      <Section flush>
        <div ref={list}>
          <DataTable
            label="Conversations"
            query={query}
            columns={columns(agentName)}
            link={({ id }) => ({ to: '/o/$org/conversations/$id', params: { org, id } })}
            empty={
              isFiltered ? (
                <NoMatch what="conversations" onClear={clear}>
                  The search looks through everything that was said, and through the names and email addresses
                  of contacts. Try fewer words, or clear a filter.
                </NoMatch>
              ) : (
                <NoConversations view={view} />
              )
            }
          />
        </div>
      </Section>
    </Page>
  )
}
