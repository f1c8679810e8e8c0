import { type FactChangeKind, factChanges } from '@foyer/contract/vocabulary'
import type { IngestionRun } from '@foyer/sdk'

/** What a run changes, in the order in which people want to know it. */

export type FactChange = NonNullable<IngestionRun['changes']>[number]

export const changeHeadings: Record<FactChangeKind, { title: string; meaning: string }> = {
  added: { title: 'Added', meaning: 'New facts.' },
  reworded: { title: 'Changed', meaning: 'Existing facts with new wording or numbers.' },
  revived: { title: 'Restored', meaning: 'Facts that the source states again.' },
  retired: { title: 'Removed', meaning: 'No longer in the source. Agents will stop using them.' },
}

/**
 * Kinds without a change are left out. A fact that takes the place of another one, such as a new price, is one change for
 * people: what was and what is, side by side.
 */
export function changesByKind(changes: FactChange[]) {
  const replaced = new Set(changes.filter(isReplacement).map(({ was }) => was))
  const kindOf = (change: FactChange) => (isReplacement(change) ? 'reworded' : change.change)
  const shown = changes.filter(({ change, text }) => change !== 'retired' || !replaced.has(text))
  return factChanges
    .map((change) => ({ change, facts: shown.filter((each) => kindOf(each) === change) }))
    .filter(({ facts }) => facts.length > 0)
}

const isReplacement = ({ change, was }: FactChange) => change === 'added' && was !== undefined

export function isWithoutEffect({
  changes = [],
  conflicts = [],
}: Pick<IngestionRun, 'changes' | 'conflicts'>) {
  return changes.length === 0 && conflicts.length === 0
}

/** "2 added, 1 retired, 9 kept": of a run in the list, which has the counts only. */
export function countWords(facts: IngestionRun['facts']): string {
  if (!facts) return ''
  const { added, retired, kept, conflicting } = facts
  return [
    added > 0 && `${added} added`,
    retired > 0 && `${retired} removed`,
    `${kept} unchanged`,
    conflicting > 0 && `${conflicting} in conflict`,
  ]
    .filter(Boolean)
    .join(', ')
}
