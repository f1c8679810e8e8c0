import type { MessageTrace } from '@foyer/sdk'
import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { CodeBlock } from '../../parts/CodeBlock.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { usePrompt } from '../queries.ts'

/** What the model was given. It is long, and loaded when somebody wants to see it. */
export function PromptOnRequest({ trace }: { trace: MessageTrace }) {
  const [opened, { toggle }] = useDisclosure()
  const { data, error, refetch } = usePrompt(trace, opened)
  return (
    <div>
      <Button variant="default" size="xs" onClick={toggle} aria-expanded={opened} mb="xs">
        {opened ? 'Hide prompt' : 'Show prompt'}
      </Button>
      {opened && !data && !error && <TextSkeleton lines={6} label="the prompt" />}
      {opened && error && (
        <ErrorNotice error={error} title="The prompt could not be loaded" onRetry={() => refetch()} />
      )}
      {opened && data && (
        <Stack gap="xs">
          <Text size="xs" c="dimmed">
            With the knowledge and the settings as they are now.
          </Text>
          <CodeBlock code={data.system} what="the instructions" />
          {data.messages.map(({ role, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the messages of a prompt never change.
            <CodeBlock key={place} code={`${role}: ${text}`} what="the message" />
          ))}
        </Stack>
      )}
    </div>
  )
}
