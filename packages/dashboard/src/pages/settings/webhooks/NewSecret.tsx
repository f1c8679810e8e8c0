import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { Notice } from '../../../parts/Notice.tsx'

interface NewSecretProps {
  secret: string
  /** Whether it takes the place of another one. */
  isRotated?: boolean
  onClose: () => void
}

export function NewSecret({ secret, isRotated, onClose }: NewSecretProps) {
  return (
    <Stack>
      <Notice tone="warn">Copy the signing secret now. It is shown only once.</Notice>
      <CodeBlock code={secret} what="the secret" autoFocus />
      <Text>
        Use it to check that a request comes from Foyer. Requests are signed as described by{' '}
        <Anchor href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" underline="always">
          Standard Webhooks
        </Anchor>
        ; there are libraries for most languages.
        {isRotated && ' For the next 24 hours, requests are signed with both the new and the old secret.'}
      </Text>
      <Group justify="flex-end">
        <Button onClick={onClose}>I have copied it</Button>
      </Group>
    </Stack>
  )
}
