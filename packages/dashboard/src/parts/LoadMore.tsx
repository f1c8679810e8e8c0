import { Button, Group } from '@mantine/core'

interface LoadMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** Under a list of the API, as long as it goes on. */
export function LoadMore({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: LoadMoreProps) {
  if (!hasNextPage) return null
  return (
    <Group justify="center" p="sm">
      <Button variant="subtle" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
        Load more
      </Button>
    </Group>
  )
}
