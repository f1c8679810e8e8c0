import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** A cell of a table that says a little more, quietly, in a second line. */
export function TwoLines({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <div>
      <Text size="sm" component="div">
        {children}
      </Text>
      {below && (
        <Text size="xs" c="dimmed" component="div">
          {below}
        </Text>
      )}
    </div>
  )
}
