import { canonicalJson } from '@foyer/engine'

/** One difference between two forms, by a path of names that people know: `flow.phases.budget.max_turns`. */
export interface FieldChange {
  field: string
  before?: unknown
  after?: unknown
}

type Fields = Record<string, unknown>

export function fieldChanges(before: Fields, after: Fields, prefix = ''): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => changesAt(`${prefix}${name}`, before[name], after[name]))
}

function changesAt(field: string, before: unknown, after: unknown): FieldChange[] {
  if (canonicalJson(before) === canonicalJson(after)) return []
  if (isObject(before) && isObject(after)) return fieldChanges(before, after, `${field}.`)
  const [old, now] = [keyed(before), keyed(after)]
  if (!old || !now)
    return [{ field, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
  const changes = fieldChanges(old, now, `${field}.`)
  const order = Object.keys(now)
  const isMoved =
    order.length === Object.keys(old).length && Object.keys(old).some((key, at) => key !== order[at])
  return isMoved ? [...changes, { field, before: Object.keys(old), after: order }] : changes
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list of things that have a key, such as phases, by these keys. */
function keyed(value: unknown): Fields | null {
  if (!Array.isArray(value) || !value.every((item) => isObject(item) && typeof item.key === 'string'))
    return null
  return Object.fromEntries(value.map((item) => [item.key, item]))
}
