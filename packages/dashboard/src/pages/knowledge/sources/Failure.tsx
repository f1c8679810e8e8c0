import type { KnowledgeSource } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { Notice } from '../../../parts/Notice.tsx'

type Reason = NonNullable<KnowledgeSource['error']>

export const remedyOf = ({ lasting }: Pick<Reason, 'lasting'>) =>
  lasting ? 'Syncing again will not fix this.' : 'This may be temporary. Sync it again.'

/** Why something could not be read, and whether it is worth trying again. */
export function Failure({ error, title }: { error: Reason; title?: string }) {
  return (
    <Notice tone="bad" title={title}>
      {error.message}
      <Text size="sm" c="dimmed" mt={4}>
        {remedyOf(error)}
      </Text>
    </Notice>
  )
}
