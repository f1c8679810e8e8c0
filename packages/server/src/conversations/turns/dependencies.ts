import type { Turn as TurnSchema } from '@foyer/contract'
import type { EmbedText, EngineData } from '@foyer/engine'
import type { Static } from 'typebox'
import type { Knowledge } from '../../knowledge/index.ts'
import type { UsageTally } from '../../organization/index.ts'
import type { Organization, Trace } from '../../platform/index.ts'
import type { Meter } from '../../platform/telemetry/index.ts'
import type { Reasoner, Reasoners } from '../../reasoning/index.ts'
import type { LeaseTiming } from './leased_turn.ts'
import type { Snapshots } from './snapshots.ts'

export type Turn = Static<typeof TurnSchema>

/** Who thinks, and on what. */
export interface ReasoningDependencies {
  vectorOf: EmbedText
  engineData: EngineData
  reasoners: Reasoners
  /** Stands in for a model that does not come back, and writes the papers that are there at once. */
  builtin: Reasoner
  snapshots: Snapshots
  /** Aborted when the server stops and waits no longer: what is under way ends with `Shutdown` and is left to another. */
  stopping: AbortSignal
  leaseTiming: LeaseTiming
  /** Counts what is written. */
  usage: UsageTally
  meter: Meter
}

/** What answering a turn takes, whoever does it: the request that brought the message, or a job after a crash. */
export interface TurnDependencies extends ReasoningDependencies {
  knowledge: Knowledge
  now: () => Date
}

/** The organization and the request that a turn came from. */
export interface TurnOrigin {
  organization: Organization
  /** The time in it is that of the request; what is written later has a later one. */
  trace: Trace
}

/** Sends an event of a turn to whoever follows it. */
export type EmitTurnEvent = (
  event: 'accepted' | 'captured' | 'phase' | 'working' | 'token' | 'chips' | 'links',
  data: unknown,
) => void

export const ignoreEvent: EmitTurnEvent = () => {}
