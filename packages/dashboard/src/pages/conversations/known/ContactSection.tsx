import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { contactName } from '../../../conversation/contact_name.ts'
import { KeyValue } from '../../../parts/KeyValue.tsx'
import { pluralize } from '../../../parts/pluralize.ts'
import { Section } from '../../../parts/Section.tsx'

/** Who the visitor is, and whether they were here before. Visitors who gave no address are no contacts. */
export function ContactSection({ conversationId }: { conversationId: number }) {
  const { slug: org } = useMembership()
  const foyer = useFoyer()
  const { data } = useQuery({
    queryKey: ['contacts', 'of_conversation', conversationId],
    queryFn: async ({ signal }) =>
      (await foyer.contacts.list({ conversation_id: conversationId, limit: 1 }, { signal })).data[0] ?? null,
  })
  if (!data) return null
  const others = data.conversations_count - 1
  return (
    <Section
      title="Contact"
      actions={
        <Anchor
          fz="sm"
          renderRoot={(props) => <Link {...props} to="/o/$org/contacts/$id" params={{ org, id: data.id }} />}
        >
          Open contact
        </Anchor>
      }
    >
      <KeyValue
        items={[
          ['Name', contactName(data)],
          ['Email', data.emails.join(', ')],
          ['ID in your system', data.visitor_ids.join(', ')],
        ]}
      />
      <Text size="sm" c="dimmed" mt="sm">
        {others === 0 ? 'This is their first conversation.' : `${pluralize(others, 'other conversation')}.`}
      </Text>
    </Section>
  )
}
