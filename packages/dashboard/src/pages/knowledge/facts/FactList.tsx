import type { KnowledgeFact } from '@foyer/sdk'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAgentsInUse } from '../../../api/agents.ts'
import { type ListQuery, rowsOf } from '../../../api/list.ts'
import { useDisabledReason } from '../../../api/organization.tsx'
import { Rows } from '../sources/Rows.tsx'
import { BulkActions } from './BulkActions.tsx'
import classes from './FactList.module.css'
import { FactRow } from './FactRow.tsx'
import { useSelection } from './selection.ts'

interface FactListProps {
  query: ListQuery<KnowledgeFact>
  /** Where facts of several sources are listed. */
  showsSource?: boolean
  empty: ReactNode
}

/** Facts one below the other. Each can be edited in its place, and several can be changed at once. */
export function FactList({ query, showsSource = false, empty }: FactListProps) {
  const agents = useAgentsInUse()
  const mayWrite = useDisabledReason('write') === null
  const facts = rowsOf(query)
  const selection = useSelection(facts)
  return (
    <>
      {mayWrite && facts.length > 0 && (
        <div className={classes.bar}>
          <Checkbox
            label={selection.label}
            checked={selection.isAll}
            indeterminate={selection.facts.length > 0 && !selection.isAll}
            onChange={selection.toggleAll}
          />
          {selection.facts.length > 0 && (
            <BulkActions facts={selection.facts} agents={agents} onDone={selection.clear} />
          )}
        </div>
      )}
      <Rows label="Facts" query={query} isQuiet={(fact) => fact.archived || !fact.supported} empty={empty}>
        {(fact) => (
          <FactRow
            fact={fact}
            agents={agents}
            showsSource={showsSource}
            isSelected={mayWrite ? selection.has(fact) : undefined}
            onSelect={selection.toggle}
          />
        )}
      </Rows>
    </>
  )
}
