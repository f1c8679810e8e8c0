import { FoyerError } from '@foyer/sdk'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ContactRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import { contactName } from '../../conversation/contact_name.ts'
import { KeyValue } from '../../parts/KeyValue.tsx'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { MissingPage } from '../../parts/MissingPage.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { Time } from '../../parts/Time.tsx'
import { ContactConversations } from './ContactConversations.tsx'
import { EraseContact } from './EraseContact.tsx'
import { ErasedContact } from './ErasedContact.tsx'

const route = getRouteApi('/o/$org/contacts/$id')

/** One visitor: what they are known by, and everything they have said to any agent. */
export function ContactPage() {
  const { id } = route.useParams()
  const [erased, setErased] = useState<{ id: number; conversations: number[] } | null>(null)
  if (erased?.id === id) return <ErasedContact conversations={erased.conversations} />
  return <Found key={id} id={id} onErased={(conversations) => setErased({ id, conversations })} />
}

/** Taken from the page before it is forgotten: nothing asks for it once it is erased. */
function Found({ id, onErased }: { id: number; onErased: (conversations: number[]) => void }) {
  const { slug: org } = useMembership()
  const foyer = useFoyer()
  const { data, error, refetch } = useQuery({
    queryKey: ['contacts', id],
    queryFn: ({ signal }) => foyer.contacts.get(id, { signal }),
  })
  const crumb = { label: 'Contacts', link: { to: '/o/$org/contacts', params: { org } } as const }
  if (error instanceof FoyerError && error.code === 'resource_missing') return <MissingContact />
  if (!data) return <LoadingPage what="Contact" crumb={crumb} error={error} onRetry={refetch} />
  return (
    <Page
      title={contactName(data)}
      crumbs={[crumb]}
      actions={<EraseContact contact={data} onErased={onErased} />}
    >
      <Section title="Details">
        <KeyValue
          items={[
            ['Name', data.name],
            ...data.emails.map((email, place): [string, ReactNode] => [
              place === 0 ? 'Email' : `Email ${place + 1}`,
              <Anchor key={email} inherit href={`mailto:${email}`}>
                {email}
              </Anchor>,
            ]),
            ['ID in your system', data.visitor_ids.join(', ')],
            ['First conversation', <Time key="first" value={data.created_at} exact />],
            ['Last conversation', <Time key="last" value={data.last_conversation_at} exact />],
          ]}
        />
      </Section>
      <ContactConversations contactId={id} />
    </Page>
  )
}

function MissingContact() {
  const { slug: org } = useMembership()
  return (
    <MissingPage
      icon={ContactRound}
      what="contact"
      back={{ label: 'Back to contacts', link: { to: '/o/$org/contacts', params: { org } } }}
    >
      It may have been erased, or merged with another contact who turned out to be the same person.
    </MissingPage>
  )
}
