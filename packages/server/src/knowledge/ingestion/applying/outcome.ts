import type { FactChangeKind } from '@foyer/contract'
import type { FactUpdate } from '@foyer/engine'
import type { Outcome } from '../../ingestion_runs/repository.ts'
import type { Digester } from '../digester.ts'
import type { Comparison } from './compare.ts'
import { notesOnFallbacks } from './notes_on_fallbacks.ts'
import { noteOn, unfollowedInstructions } from './unfollowed_instructions.ts'

/** What the owner is shown of a plan, before and after it is applied. */

const mostShown = 500
const mostProblems = 100

/** `added` has the new facts' ids by their statement; none before the plan is applied. */
export function outcomeOf(
  comparison: Comparison,
  digester: Pick<Digester, 'modelOnly' | 'reasoner'>,
  added: ReadonlyMap<string, number> = new Map(),
): Outcome {
  const { plan, staged, gone } = comparison
  const unfollowed = unfollowedInstructions(digester, staged)
  const notes = [...unfollowed.map(noteOn), ...notesOnFallbacks(staged)]
  const count = (state: string) => staged.filter((document) => document.state === state).length
  return {
    documents: {
      read: count('read'),
      unchanged: count('unchanged'),
      failed: count('failed'),
      gone: gone.length,
    },
    facts: {
      added: plan.added.length + plan.revived.length,
      kept: plan.kept.length,
      retired: plan.retired.length,
      conflicting: plan.conflicts.length,
    },
    changes: changesOf(comparison, added).slice(0, mostShown),
    conflicts: plan.conflicts
      .slice(0, mostShown)
      .map(({ kind, id, text, reason }) => ({ kind, fact_id: id, text, message: reason })),
    problems: staged
      .flatMap(({ url, failure }) => (failure ? [{ url, ...failure }] : []))
      .slice(0, mostProblems),
    unfollowed_instructions: unfollowed,
    ...(notes.length > 0 && { notes }),
  }
}

function changesOf({ plan, stored }: Comparison, added: ReadonlyMap<string, number>) {
  const before = new Map(stored.facts.map(({ id, text }) => [id, text]))
  const was = (change: FactChangeKind, { id, changes }: FactUpdate) => ({
    change,
    fact_id: id,
    text: changes.text ?? before.get(id)!,
    ...(changes.text !== undefined && { was: before.get(id)! }),
  })
  return [
    ...plan.added.map(({ text, statement, inherits }) => ({
      change: 'added' as const,
      ...(added.has(statement) && { fact_id: added.get(statement)! }),
      text,
      ...(inherits !== null && { was: before.get(inherits)! }),
    })),
    ...plan.kept.filter(({ changes }) => changes.text !== undefined).map((fact) => was('reworded', fact)),
    ...plan.revived.map((fact) => was('revived', fact)),
    ...plan.retired.map((id) => ({ change: 'retired' as const, fact_id: id, text: before.get(id)! })),
  ]
}
