import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { contactName } from '../../../conversation/contact_name.ts'
import { pluralize } from '../../../parts/pluralize.ts'
import classes from './MatchingContacts.module.css'

const few = 4

/** Who has the name or the address that is searched for: an address is often not among the words that were said. */
export function MatchingContacts({ query }: { query: string | undefined }) {
  const { slug: org } = useMembership()
  const foyer = useFoyer()
  const { data = [] } = useQuery({
    queryKey: ['contacts', 'matching', query],
    queryFn: async ({ signal }) =>
      (await foyer.contacts.list({ query: query ?? '', limit: few }, { signal })).data,
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  })
  if (query === undefined || data.length === 0) return null
  return (
    <ul className={classes.contacts} aria-label="Contacts that match">
      {data.map((contact) => (
        <li key={contact.id}>
          <Link to="/o/$org/contacts/$id" params={{ org, id: contact.id }} className={classes.contact}>
            {contactName(contact)}
            <span>
              {[contact.name && contact.emails[0], pluralize(contact.conversations_count, 'conversation')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
