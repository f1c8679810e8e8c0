import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ContactRound, MessagesSquare } from 'lucide-react'
import { useFoyer, useMembership } from '../api/organization.tsx'
import { contactName } from '../conversation/contact_name.ts'
import { visitorName } from '../conversation/conversation_status.ts'
import { pluralize } from '../parts/pluralize.ts'
import type { PaletteGroup } from './matching_actions.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const few = 5
/** Fewer letters would find nearly everybody. */
const fewestLetters = 2

/** Visitors by name or address, and what was said, as the server finds them. */
export function useFoundVisitors(typed: string): PaletteGroup[] {
  const { slug: org } = useMembership()
  const foyer = useFoyer()
  const navigate = useNavigate()
  const [query] = useDebouncedValue(typed.trim(), 150)
  const enabled = query.length >= fewestLetters && typed.trim().length >= fewestLetters
  const { data } = useQuery({
    queryKey: ['contacts', 'palette', query],
    queryFn: async ({ signal }) => {
      const [contacts, conversations] = await Promise.all([
        foyer.contacts.list({ query, limit: few }, { signal }),
        foyer.conversations.list({ query, test: false, limit: few }, { signal }),
      ])
      return { contacts: contacts.data, conversations: conversations.data }
    },
    enabled,
    placeholderData: keepPreviousData,
  })
  if (!enabled || !data) return []
  return [
    {
      group: 'Contacts',
      actions: data.contacts.map((contact) => ({
        id: `contact-${contact.id}`,
        label: contactName(contact),
        description: [
          contact.name && contact.emails[0],
          pluralize(contact.conversations_count, 'conversation'),
        ]
          .filter(Boolean)
          .join(' · '),
        leftSection: <ContactRound {...icon} />,
        onClick: () => navigate({ to: '/o/$org/contacts/$id', params: { org, id: contact.id } }),
      })),
    },
    {
      group: 'Conversations with these words',
      actions: data.conversations.map(({ id, number, visitor }) => ({
        id: `said-${id}`,
        label: visitorName({ number, visitor }),
        description: `Conversation #${number}`,
        leftSection: <MessagesSquare {...icon} />,
        onClick: () => navigate({ to: '/o/$org/conversations/$id', params: { org, id } }),
      })),
    },
  ].filter(({ actions }) => actions.length > 0)
}
