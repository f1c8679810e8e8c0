import { Library } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { NoMatch } from '../../../parts/NoMatch.tsx'

export function NoSources({ filtered, action }: { filtered: boolean; action: ReactNode }) {
  if (filtered) return <NoMatch what="sources">Try other words or fewer filters.</NoMatch>
  return (
    <EmptyState icon={Library} title="No sources yet" action={action}>
      Write text, add a web page or a whole website, or upload a file. Foyer turns it into facts that agents
      use in their answers.
    </EmptyState>
  )
}
