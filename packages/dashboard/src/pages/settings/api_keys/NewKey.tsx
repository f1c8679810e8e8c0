import { Button, Group, Stack, Text } from '@mantine/core'
import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { Notice } from '../../../parts/Notice.tsx'

export function NewKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  const call = `curl ${location.origin}/v1/agents \\\n  -H "Authorization: Bearer ${secret}"`
  return (
    <Stack>
      <Notice tone="warn">
        Copy the key now. It is shown only once: Foyer stores a hash of it, not the key itself.
      </Notice>
      <CodeBlock code={secret} what="the key" autoFocus />
      <Text fw={500}>Try it</Text>
      <CodeBlock code={call} what="the call" />
      <Group justify="flex-end">
        <Button onClick={onClose}>I have copied it</Button>
      </Group>
    </Stack>
  )
}
