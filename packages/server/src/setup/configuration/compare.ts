import { canonicalJson } from '@foyer/engine'
import { type FieldChange, fieldChanges } from './field_changes.ts'
import type { Form } from './forms.ts'
import type { AppliedFile } from './repository.ts'

/** Three forms of each object: as its file has it, as it was last applied, and as it is now. */

export interface ThreeForms {
  path: string
  /** Absent without a file. */
  file: Form | undefined
  applied: Pick<AppliedFile, 'form' | 'applied_at'> | undefined
  now: { form: Form; archived: boolean } | undefined
}

export interface PlannedChange {
  path: string
  action: 'create' | 'update' | 'restore' | 'archive'
  fields: FieldChange[]
}

export interface Drift {
  path: string
  change: 'changed' | 'archived' | 'restored'
  file: 'unchanged' | 'changed' | 'gone'
  fields: FieldChange[]
  applied_at: Date
}

export interface Comparison {
  changes: PlannedChange[]
  drift: Drift[]
  /** Objects that no file was ever applied to. */
  without_file: string[]
}

const same = (one: Form | undefined, other: Form | undefined): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null)

export function compare(all: readonly ThreeForms[]): Comparison {
  const comparison: Comparison = { changes: [], drift: [], without_file: [] }
  for (const { path, file, applied, now } of all) {
    const live = now && !now.archived ? now.form : undefined
    if (!file && !applied) {
      if (live) comparison.without_file.push(path)
      continue
    }
    if (same(file, live)) continue
    comparison.changes.push({ path, ...changeOf(file, live, now) })
    const drift = applied && driftOf(file, applied.form ?? undefined, live)
    if (drift) comparison.drift.push({ path, ...drift, applied_at: applied.applied_at })
  }
  return comparison
}

function changeOf(
  file: Form | undefined,
  live: Form | undefined,
  now: ThreeForms['now'],
): Omit<PlannedChange, 'path'> {
  if (!file) return { action: 'archive', fields: [] }
  if (live) return { action: 'update', fields: fieldChanges(live, file) }
  return { action: now ? 'restore' : 'create', fields: [] }
}

/** What was done elsewhere and the file does not say. */
function driftOf(
  file: Form | undefined,
  applied: Form | undefined,
  live: Form | undefined,
): Omit<Drift, 'path' | 'applied_at'> | null {
  if (same(applied, live)) return null
  const change = !live ? 'archived' : !applied ? 'restored' : 'changed'
  return {
    change,
    file: same(file, applied) ? 'unchanged' : file ? 'changed' : 'gone',
    fields: applied && live ? fieldChanges(applied, live) : [],
  }
}
