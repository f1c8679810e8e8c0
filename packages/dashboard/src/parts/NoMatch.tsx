import { Button } from '@mantine/core'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'

interface NoMatchProps {
  /** What was looked for: "leads". */
  what: string
  onClear?: () => void
  /** What to try instead. */
  children?: ReactNode
}

/** There is something, but nothing that fits the filters. */
export function NoMatch({ what, onClear, children }: NoMatchProps) {
  return (
    <EmptyState
      icon={SearchX}
      title={`No matching ${what}`}
      action={
        onClear && (
          <Button variant="default" onClick={onClear}>
            Clear filters
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
