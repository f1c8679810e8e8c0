import { Target } from 'lucide-react'
import { EmptyState } from '../../parts/EmptyState.tsx'

export function NoLeads() {
  return (
    <EmptyState icon={Target} title="No leads yet">
      A conversation becomes a lead when the visitor leaves an email address and either finishes it or chats
      with your team. When it is finished, its brief is written and its fit is rated.
    </EmptyState>
  )
}
