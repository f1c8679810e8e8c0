import type { Flow, FlowState, InformationSlot } from '@foyer/sdk'

/** A flow knows its phases and slots by keys; people know them by their titles. */
export interface FlowLabels {
  /** In the order in which they are gone through. */
  phases: FlowState[]
  slot(key: string): InformationSlot | undefined
  phaseTitle(key: string): string
  slotTitle(key: string): string
  valueLabel(slot: string, value: unknown): string
}

export function flowLabels(flow: Flow | undefined): FlowLabels {
  const phases = (flow?.phases ?? [])
    .filter(({ archived }) => !archived)
    .sort((a, b) => a.position - b.position)
  const slots = phases.flatMap((phase) => phase.slots)
  const slot = (key: string) => slots.find((each) => each.key === key)
  const labelOf = (key: string, value: unknown) => slot(key)?.enum_labels[String(value)] ?? String(value)
  return {
    phases,
    slot,
    phaseTitle: (key) => phases.find((phase) => phase.key === key)?.title ?? key,
    slotTitle: (key) => slot(key)?.title ?? key,
    valueLabel(key, value) {
      if (typeof value === 'boolean') return value ? 'Yes' : 'No'
      return Array.isArray(value) ? value.map((each) => labelOf(key, each)).join(', ') : labelOf(key, value)
    },
  }
}
