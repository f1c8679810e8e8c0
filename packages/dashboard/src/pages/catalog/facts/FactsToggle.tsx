import { Anchor, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { pluralize } from '../../../parts/pluralize.ts'
import { FactsBehind } from './FactsBehind.tsx'

/** "Based on 2 facts", which are shown when somebody wants to see them. */
export function FactsToggle({ ids }: { ids: readonly number[] }) {
  const [opened, { toggle }] = useDisclosure()
  if (ids.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Not based on facts from your sources
      </Text>
    )
  return (
    <Stack gap="xs" align="flex-start">
      <Anchor component="button" type="button" size="sm" onClick={toggle} aria-expanded={opened}>
        {opened ? 'Hide facts' : `Based on ${pluralize(ids.length, 'fact')}`}
      </Anchor>
      {opened && <FactsBehind ids={ids} />}
    </Stack>
  )
}
