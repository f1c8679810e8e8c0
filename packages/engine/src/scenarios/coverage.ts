import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { PlayedConversation } from './expectation.ts'

/** What conversations have seen of a flow. */
export interface FlowCoverage {
  phases: { key: string; visits: number }[]
  slots: { key: string; fills: number }[]
  exits: { phase: string; exit: number; max_turns: number }[]
}

export function coverageOf(flow: CompiledFlow, played: readonly PlayedConversation[]): FlowCoverage {
  const count = (holds: (conversation: PlayedConversation) => boolean) => played.filter(holds).length
  const leaves = (phase: string, because: string) =>
    count(({ exits }) => exits.some((exit) => exit.phase === phase && exit.because === because))
  return {
    phases: flow.phases.map(({ key }) => ({ key, visits: count(({ phases }) => phases.includes(key)) })),
    slots: flow.phases
      .flatMap(({ slots }) => slots)
      .map(({ key }) => ({ key, fills: count(({ filled }) => filled.includes(key)) })),
    exits: flow.phases
      .filter(({ kind }) => kind !== 'terminal')
      .map(({ key }) => ({ phase: key, exit: leaves(key, 'exit'), max_turns: leaves(key, 'max_turns') })),
  }
}
