import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import type { TurnSetting } from './setting.ts'
import type { LoopState } from './state.ts'

/** Before anybody has said a word. What the visitor's identity holds is known already. */
export function initialLoopState(flow: CompiledFlow, visitor: TurnSetting['visitor'] = {}): LoopState {
  const [first] = flow.phases
  if (!first) throw new Error('A flow without phases cannot be talked through.')
  return {
    format: 2,
    phase: first.key,
    phase_turns: 0,
    turns: 0,
    answers: {},
    known: flow.phases.flatMap(({ slots }) => slots.filter(isHeld).map(({ key }) => key)),
    asked: {},
    language: null,
    person_wanted: false,
    done: [],
    gaps: [],
    reply_to: null,
    promised: false,
    offered: [],
    recapped: false,
    ended: false,
  }

  function isHeld({ key, data_type }: SlotDefinition): boolean {
    if (data_type === 'email') return Boolean(visitor.email)
    return data_type === 'string' && nameKey.test(key) && Boolean(visitor.name)
  }
}

/** Keys of slots that ask for the visitor's own name. */
const nameKey = /^(?:(?:your|full|visitor|contact)_?)?name$/
