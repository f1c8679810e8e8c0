import { Button } from '@mantine/core'
import { SearchX, Target } from 'lucide-react'
import { EmptyState } from '../../parts/EmptyState.tsx'

export function NoLeads() {
  return (
    <EmptyState icon={Target} title="No leads yet">
      A conversation becomes a lead when the visitor leaves an e-mail address and either finishes it or speaks
      to someone on your team. Its brief and fit are written when it is finished.
    </EmptyState>
  )
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No matching leads"
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Try a longer period, or another fit.
    </EmptyState>
  )
}
