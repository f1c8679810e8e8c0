import type { OrganizationModel } from '@foyer/sdk'
import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { Section } from '../../../parts/Section.tsx'
import { costSentence } from './cost_sentence.ts'

/** What a conversation costs: as it was lately, where there is something to go by. */
export function CostSection({ model }: { model: OrganizationModel }) {
  const foyer = useFoyer()
  const usage = useQuery({
    queryKey: ['organization', 'usage'],
    queryFn: async ({ signal }) => (await foyer.organization.usage({}, { signal })).data,
  })
  return (
    <Section title="What it costs">
      <Stack gap="xs">
        <Text size="sm">{costSentence(model, usage.data ?? [])}</Text>
        <Text size="sm" c="dimmed">
          With a model, most messages take one call, and a short one that checks the reply against your
          sources. Your provider charges by the token. Enter its prices under “More settings” to see amounts.
        </Text>
      </Stack>
    </Section>
  )
}
