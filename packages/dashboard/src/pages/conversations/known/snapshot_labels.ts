import type { Snapshot } from '@foyer/sdk'

/** What a conversation was frozen on tells its keys in words, whatever was renamed since. */

interface SnapshotSlot {
  key: string
  title: string
  required: boolean
  /** What people read for each value. */
  labels: Record<string, string>
}

interface SnapshotLabels {
  /** Of every phase, in the order of the flow. */
  slots: SnapshotSlot[]
  phaseTitles: Map<string, string>
  /** By their id. */
  criteria: Map<number, string>
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function snapshotLabels(content: Snapshot['content']): SnapshotLabels {
  const phases = listOf(content.phases)
  return {
    slots: phases.flatMap(({ slots }) => listOf(slots)).map(slotOf),
    phaseTitles: new Map(phases.map(({ key, title }) => [textOf(key), textOf(title)])),
    criteria: new Map(
      listOf(content.fit_criteria).map(({ id, description }) => [Number(id), textOf(description)]),
    ),
  }
}

const slotOf = ({ key, title, required, enum_labels }: Fields): SnapshotSlot => ({
  key: textOf(key),
  title: textOf(title) || textOf(key),
  required: required === true,
  labels: isFields(enum_labels)
    ? Object.fromEntries(Object.entries(enum_labels).map(([value, label]) => [value, textOf(label)]))
    : {},
})

type SlotValue = string | boolean | readonly string[]

export function valueLabel(value: SlotValue, labels: Record<string, string>): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const values = typeof value === 'string' ? [value] : value
  return values.map((each) => labels[each] ?? each).join(', ')
}
