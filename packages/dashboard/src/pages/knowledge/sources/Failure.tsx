import type { KnowledgeSource } from '@foyer/sdk'
import { Alert, Text } from '@mantine/core'
import { CircleAlert } from 'lucide-react'

type Reason = NonNullable<KnowledgeSource['error']>

export const remedyOf = ({ lasting }: Pick<Reason, 'lasting'>) =>
  lasting ? 'Trying again will not help.' : 'This may pass: try again.'

/** Why something could not be read, and whether it is worth trying again. */
export function Failure({ error, title }: { error: Reason; title?: string }) {
  return (
    <Alert
      color="red"
      variant="light"
      icon={<CircleAlert size={18} aria-hidden />}
      title={title}
      styles={{ message: { color: 'var(--mantine-color-text)' } }}
    >
      {error.message}
      <Text size="sm" c="dimmed" mt={4}>
        {remedyOf(error)}
      </Text>
    </Alert>
  )
}
