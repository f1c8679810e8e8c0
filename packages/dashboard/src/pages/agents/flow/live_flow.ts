import type { Flow, FlowState, InformationSlot } from '@foyer/sdk'

/** The flow as conversations go through it, and apart from it what is archived. */

export const liveFlow = (flow: Flow): Flow => ({
  ...flow,
  phases: flow.phases
    .filter(({ archived }) => !archived)
    .map((phase) => ({ ...phase, slots: phase.slots.filter(({ archived }) => !archived) })),
})

export interface ArchivedParts {
  phases: FlowState[]
  /** Of phases that are live: those of an archived phase come back with it. */
  slots: { phase: FlowState; slot: InformationSlot }[]
}

export const archivedParts = (flow: Flow): ArchivedParts => ({
  phases: flow.phases.filter(({ archived }) => archived),
  slots: flow.phases
    .filter(({ archived }) => !archived)
    .flatMap((phase) => phase.slots.filter(({ archived }) => archived).map((slot) => ({ phase, slot }))),
})
