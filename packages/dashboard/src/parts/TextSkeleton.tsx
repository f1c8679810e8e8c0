import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'

const widths = ['92%', '78%', '85%', '60%']

/** For a page of words that is on its way. */
export function TextSkeleton({ lines = 4, label = 'this page' }: { lines?: number; label?: string }) {
  return (
    <Stack gap="sm" py="xs" aria-busy>
      <VisuallyHidden role="status">Loading {label}</VisuallyHidden>
      {[...Array(lines).keys()].map((line) => (
        <Skeleton key={line} height={12} width={widths[line % widths.length]} />
      ))}
    </Stack>
  )
}
