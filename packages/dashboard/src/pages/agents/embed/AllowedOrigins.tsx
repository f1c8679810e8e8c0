import type { Agent } from '@foyer/sdk'
import { Stack, Text } from '@mantine/core'
import { useDisabledReason } from '../../../api/organization.tsx'
import { notifyDone, notifyFailed } from '../../../parts/notify.tsx'
import { Section } from '../../../parts/Section.tsx'
import { AddOrigin } from './AddOrigin.tsx'
import { OriginList } from './OriginList.tsx'
import { useAllowedOrigins } from './use_allowed_origins.ts'

/** Where the widget may stand. */
export function AllowedOrigins({ agent }: { agent: Agent }) {
  const { allowed_origins } = agent
  const removing = useAllowedOrigins(agent)
  const readOnly = useDisabledReason('write') !== null
  const remove = (origin: string) =>
    removing.mutate(
      allowed_origins.filter((each) => each !== origin),
      { onSuccess: () => notifyDone(`The widget no longer works on ${origin}.`), onError: notifyFailed },
    )
  return (
    <Section
      title="Allowed sites"
      description="The widget works only on these sites. Enter each as https://www.example.com, without a path. example.com and www.example.com count as different sites."
    >
      <Stack gap="sm">
        {allowed_origins.length === 0 ? (
          <Text c="dimmed" size="sm">
            No site is allowed yet. Until you add one, visitors can talk to the agent only on its own page.
          </Text>
        ) : (
          <OriginList origins={allowed_origins} onRemove={readOnly ? undefined : remove} />
        )}
        <AddOrigin agent={agent} />
      </Stack>
    </Section>
  )
}
