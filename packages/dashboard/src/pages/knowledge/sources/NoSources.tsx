import { Library, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../parts/EmptyState.tsx'

export function NoSources({ filtered, action }: { filtered: boolean; action: ReactNode }) {
  if (filtered) return <EmptyState icon={SearchX} title="No source has this status" />
  return (
    <EmptyState icon={Library} title="Nothing to answer from yet" action={action}>
      Write down what visitors ask, name a page or a whole site, or drop a file. Foyer reads it into facts,
      and the agents answer with those and nothing else.
    </EmptyState>
  )
}
