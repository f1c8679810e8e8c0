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
      <EmptyState icon={Lock} title="For owners">
        {what} of {name} are for its owners. Ask one of them when you need something here.
      </EmptyState>
    </Section>
  )
}
