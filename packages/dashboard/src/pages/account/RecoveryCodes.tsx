import { Button, Group, Stack, Text } from '@mantine/core'
import { CodeBlock } from '../../parts/CodeBlock.tsx'

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <Stack>
      <Text>
        If you lose your phone, one of these codes lets you in instead. Each works once. Store them in a safe
        place: they are not shown again.
      </Text>
      <CodeBlock code={codes.join('\n')} what="the recovery codes" autoFocus />
      <Group justify="flex-end">
        <Button onClick={onDone}>I have stored them</Button>
      </Group>
    </Stack>
  )
}
