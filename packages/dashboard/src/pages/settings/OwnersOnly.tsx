import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDisabledReason, useMembership } from '../../api/organization.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Section } from '../../parts/Section.tsx'

/** What the API shows to owners alone; others are told whom to ask. */
export function OwnersOnly({ what, children }: { what: string; children: ReactNode }) {
  const { name } = useMembership()
  if (useDisabledReason('manage') === null) return children
  return (
    <Section>
      <EmptyState icon={Lock} title="Only for owners">
        Only owners of {name} can see {what}. Ask one of them if you need something here.
      </EmptyState>
    </Section>
  )
}
