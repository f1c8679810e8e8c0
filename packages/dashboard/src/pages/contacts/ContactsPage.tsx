import { getRouteApi } from '@tanstack/react-router'
import { ContactRound } from 'lucide-react'
import { useList } from '../../api/list.ts'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { NoMatch } from '../../parts/NoMatch.tsx'
import { Page } from '../../parts/Page.tsx'
import { SearchInput } from '../../parts/SearchInput.tsx'
import { Section } from '../../parts/Section.tsx'
import { contactColumns } from './contact_columns.tsx'

const route = getRouteApi('/o/$org/contacts')

/** Visitors who can be recognized, whichever conversation they were in. */
export function ContactsPage() {
  const { slug: org } = useMembership()
  const { query } = route.useSearch()
  const navigate = route.useNavigate()
  const foyer = useFoyer()
  const contacts = useList(['contacts', 'list', { query }], (cursor, options) =>
    foyer.contacts.list({ query, ...cursor }, options),
  )
  return (
    <Page
      title="Contacts"
      description="Visitors who left an email address or were identified by your site, with all their conversations."
    >
      <search aria-label="Contacts">
        <SearchInput
          label="Search contacts"
          value={query}
          onChange={(words) => navigate({ search: { query: words }, replace: true })}
        />
      </search>
      <Section flush>
        <DataTable
          label="Contacts"
          query={contacts}
          columns={contactColumns}
          link={({ id }) => ({ to: '/o/$org/contacts/$id', params: { org, id } })}
          empty={
            query ? (
              <NoMatch what="contacts">
                The search matches the start of names, email addresses and IDs. Try fewer letters.
              </NoMatch>
            ) : (
              <NoContacts />
            )
          }
        />
      </Section>
    </Page>
  )
}

function NoContacts() {
  return (
    <EmptyState icon={ContactRound} title="No contacts yet">
      A visitor becomes a contact when they give their email address in a conversation, or when your site
      tells the agent who they are.
    </EmptyState>
  )
}
