import type { KnowledgeSource } from '@foyer/sdk'
import { History } from 'lucide-react'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Rows } from './Rows.tsx'
import { RunRow } from './RunRow.tsx'
import { useRuns } from './runs.ts'

interface RunsTabProps {
  source: KnowledgeSource
  /** The id of the run whose changes are shown. */
  open: number | undefined
  onOpen: (id: number | undefined) => void
}

export function RunsTab({ source, open, onOpen }: RunsTabProps) {
  const runs = useRuns(source.id)
  return (
    <Rows
      label="Sync history"
      query={runs}
      empty={
        <EmptyState icon={History} title="Not synced yet">
          Every sync is listed here, with what it changed.
        </EmptyState>
      }
    >
      {(run) => (
        <RunRow
          run={run}
          kind={source.kind}
          opened={run.id === open}
          onToggle={() => onOpen(run.id === open ? undefined : run.id)}
        />
      )}
    </Rows>
  )
}
