import { Anchor, Text } from '@mantine/core'
import { messageOf, requestIdOf } from '../api/field_errors.ts'
import { Notice } from './Notice.tsx'

interface ErrorNoticeProps {
  error: unknown
  /** What could not be done: "The agents could not be loaded". */
  title?: string
  onRetry?: () => void
}

/** What went wrong, in the API's own words, with the request's id for whoever is asked about it. */
export function ErrorNotice({ error, title, onRetry }: ErrorNoticeProps) {
  const requestId = requestIdOf(error)
  return (
    <Notice tone="bad" title={title}>
      {messageOf(error)}
      {onRetry && (
        <>
          {' '}
          <Anchor component="button" type="button" onClick={onRetry} fw={600} underline="always" inherit>
            Try again
          </Anchor>
        </>
      )}
      {requestId && (
        <Text size="xs" c="dimmed" mt={2} ff="monospace">
          {requestId}
        </Text>
      )}
    </Notice>
  )
}
