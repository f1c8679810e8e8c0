import type { Service } from '@foyer/sdk'
import { Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAgentName } from '../../../api/agents.ts'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { FactsSection } from '../facts/FactsSection.tsx'

/** Where a service comes from, and how to hear an agent speak of it. */
export function ServiceAside({ service: { id, agents, reviewed, archived } }: { service: Service }) {
  const { slug: org } = useMembership()
  const { services } = useFoyer()
  const agentName = useAgentName()
  const review = useWrite({
    write: () => services.update(id, { reviewed: true }),
    touches: ['services'],
  })
  return (
    <Stack gap="lg">
      {!reviewed && !archived && (
        <Section title="Review this service">
          <Stack gap="sm" align="flex-start">
            <Text size="sm">This service came from a proposal. Agents already use it.</Text>
            <WriteButton variant="default" size="xs" loading={review.isPending} onClick={() => review.send()}>
              Mark as reviewed
            </WriteButton>
          </Stack>
        </Section>
      )}
      <FactsSection kind="service" id={id} />
      {agents.length > 0 && !archived && (
        <Section title="Ask about it">
          <Stack gap="xs" align="flex-start">
            <Text size="sm">Ask an agent what it costs. Changes apply to new conversations.</Text>
            {agents.map((slug) => (
              <Button
                key={slug}
                variant="default"
                size="xs"
                renderRoot={(props) => (
                  <Link {...props} to="/o/$org/agents/$slug/try" params={{ org, slug }} />
                )}
              >
                Try {agentName(slug)}
              </Button>
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  )
}
