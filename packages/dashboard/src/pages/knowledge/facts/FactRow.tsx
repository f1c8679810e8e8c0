import type { KnowledgeFact } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import { FactMenu } from './FactMenu.tsx'
import { factWords } from './fact_words.ts'

interface FactRowProps {
  fact: KnowledgeFact
  agents: { slug: string; name: string }[]
}

export function FactRow({ fact, agents }: FactRowProps) {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start" justify="space-between">
      <div>
        <div>{fact.text}</div>
        <Text size="xs" c="dimmed" mt={2}>
          {factWords(fact, agents).join(' · ')}
        </Text>
      </div>
      <FactMenu fact={fact} agents={agents} />
    </Group>
  )
}
