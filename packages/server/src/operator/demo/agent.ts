import type { ExperimentMetric, Input, operations, PromptKind } from '@foyer/contract'

type Body<Id extends keyof typeof operations> = Input<(typeof operations)[Id]>['body']

/** An agent of the demo as plain data: what it is created with, and everything done to it since. */
export interface DemoAgent {
  body: Body<'createAgent'> & { slug: string }
  settings: Body<'updateFlow'>['flow']
  /** Phases that the archetype does not bring, placed before the last one. */
  phases: Body<'createFlowState'>[]
  /** Edits of phases, by key. */
  phaseEdits: Record<string, Body<'updateFlowState'>>
  /** Slots to add, by the key of their phase. */
  slots: Record<string, Body<'createSlot'>[]>
  /** Edits of slots that the archetype brings, by key. */
  slotEdits: Record<string, Body<'updateSlot'>>
  /** Prompt versions authored since, oldest first. */
  prompts: { kind: PromptKind; daysAgo: number; body: string }[]
  /** Versions that were put away, by kind. */
  archivedPrompts: { kind: PromptKind; version: number }[]
  /** Draws two versions of one kind. */
  experiment: {
    name: string
    kind: PromptKind
    metric: ExperimentMetric
    minimum_sample: number
    daysAgo: number
    arms: { version: number; weight: number }[]
  }
}
