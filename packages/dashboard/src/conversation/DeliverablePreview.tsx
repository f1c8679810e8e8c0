import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../api/organization.tsx'
import { CodeBlock } from '../parts/CodeBlock.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Markdown } from '../parts/markdown/Markdown.tsx'
import { TextSkeleton } from '../parts/TextSkeleton.tsx'
import { DeliverableActions } from './DeliverableActions.tsx'

/** HTML is the owner's own, with styles that this page does not let in: it is shown as it is written. */
export function DeliverablePreview({ id }: { id: number }) {
  const foyer = useFoyer()
  const { data, error, refetch } = useQuery({
    queryKey: ['deliverables', id],
    queryFn: ({ signal }) => foyer.deliverables.get(id, { signal }),
  })
  if (error)
    return <ErrorNotice error={error} title="The document could not be loaded" onRetry={() => refetch()} />
  if (!data) return <TextSkeleton label="the document" lines={8} />
  return (
    <Stack gap="md">
      <DeliverableActions id={id} title={data.title} sharedUntil={data.shared_until} />
      {data.format === 'markdown' ? (
        <Markdown>{data.body}</Markdown>
      ) : (
        <>
          <Text c="dimmed" size="sm">
            This is the HTML source of the document.
          </Text>
          <CodeBlock code={data.body} what="the document" />
        </>
      )}
    </Stack>
  )
}
