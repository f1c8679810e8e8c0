import { ShieldCheck } from 'lucide-react'
import { useAgentName } from '../../../api/agents.ts'
import { useList } from '../../../api/list.ts'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Section } from '../../../parts/Section.tsx'
import { checkColumns } from './check_columns.tsx'

/** Questions that must stay answered, with how the last check went. */
export function StandingChecks({ agent }: { agent: string | undefined }) {
  const { slug: org } = useMembership()
  const foyer = useFoyer()
  const checks = useList(['standing_checks', 'list', { agent }], (cursor, options) =>
    foyer.standingChecks.list({ ...cursor, agent }, options),
  )
  return (
    <Section
      title="Standing checks"
      description="Questions your agents must always be able to answer. Foyer checks them again whenever your knowledge changes."
      flush
    >
      <DataTable
        label="Standing checks"
        query={checks}
        columns={checkColumns(useAgentName(), org)}
        empty={
          <EmptyState icon={ShieldCheck} title="No standing checks">
            Every verified gap becomes one. You can also add your own with POST /v1/standing_checks.
          </EmptyState>
        }
      />
    </Section>
  )
}
