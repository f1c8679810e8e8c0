import type { Agent } from '@foyer/sdk'
import { Group, Radio, Text } from '@mantine/core'
import classes from './ArchetypeCard.module.css'
import { archetypes } from './archetypes.ts'

export function ArchetypeCard({ archetype }: { archetype: Agent['archetype'] }) {
  const { label, does } = archetypes[archetype]
  return (
    <Radio.Card value={archetype} className={classes.card} aria-label={`${label}: ${does}`}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Radio.Indicator mt={2} />
        <div>
          <Text fw={500} size="sm">
            {label}
          </Text>
          <Text c="dimmed" size="sm">
            {does}
          </Text>
        </div>
      </Group>
    </Radio.Card>
  )
}
