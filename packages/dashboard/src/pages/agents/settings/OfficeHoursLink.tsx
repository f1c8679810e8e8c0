import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import { Section } from '../../../parts/Section.tsx'

/** Office hours belong to the organization: all its agents tell the same. */
export function OfficeHoursLink() {
  const { slug: org } = useMembership()
  return (
    <Section title="Office hours">
      <Text size="sm" mb="xs">
        When a visitor asks for a person, the agent says whether someone is available. Outside office hours,
        it says when someone will be back.
      </Text>
      <Anchor
        size="sm"
        renderRoot={(props) => <Link {...props} to="/o/$org/settings/notifications" params={{ org }} />}
      >
        Set office hours
      </Anchor>
    </Section>
  )
}
