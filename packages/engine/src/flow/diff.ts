import { canonicalJson } from './canonical_json.ts'
import type { FlowDefinition, PhaseDefinition, SlotDefinition } from './definition.ts'

/** One difference, by a path of keys that people know: `phases.budget.slots.amount.required`. */
export interface FlowChange {
  path: string
  change: 'added' | 'removed' | 'changed'
  before?: unknown
  after?: unknown
}

/** What leads from one version to another. Rows are recognised by id, so that a new key or place is a change of it. */
export function diffFlows(before: FlowDefinition, after: FlowDefinition): FlowChange[] {
  const { phases: oldPhases, ...oldSettings } = before
  const { phases: newPhases, ...newSettings } = after
  return [
    ...diffFields('', oldSettings, newSettings),
    ...diffRows('phases', oldPhases, newPhases, (path, from, to) => {
      const { slots: oldSlots, ...oldFields } = from
      const { slots: newSlots, ...newFields } = to
      return [
        ...diffFields(`${path}.`, oldFields, newFields),
        ...diffSlots(`${path}.slots`, oldSlots, newSlots),
      ]
    }),
  ]
}

const diffSlots = (path: string, before: SlotDefinition[], after: SlotDefinition[]) =>
  diffRows(path, before, after, (inside, from, to) => diffFields(`${inside}.`, from, to))

function diffRows<Row extends PhaseDefinition | SlotDefinition>(
  path: string,
  before: Row[],
  after: Row[],
  inside: (path: string, before: Row, after: Row) => FlowChange[],
): FlowChange[] {
  const old = new Map(before.map((row) => [row.id, row]))
  const kept = new Set(after.map((row) => row.id))
  const changes = after.flatMap((row): FlowChange[] => {
    const was = old.get(row.id)
    return was
      ? inside(`${path}.${row.key}`, was, row)
      : [{ path: `${path}.${row.key}`, change: 'added', after: row }]
  })
  const removed = before.filter((row) => !kept.has(row.id))
  return [
    ...changes,
    ...removed.map((row): FlowChange => ({ path: `${path}.${row.key}`, change: 'removed', before: row })),
  ]
}

function diffFields(prefix: string, before: object, after: object): FlowChange[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return Object.keys(now)
    .filter((name) => canonicalJson(old[name]) !== canonicalJson(now[name]))
    .map((name) => ({ path: prefix + name, change: 'changed', before: old[name], after: now[name] }))
}
