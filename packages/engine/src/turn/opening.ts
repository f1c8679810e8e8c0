import type { WordingInput } from '../conversation/wording.ts'
import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { wordPlan } from '../wording/word_plan.ts'
import { initialLoopState } from './initial_state.ts'
import type { TurnSetting } from './setting.ts'
import type { LoopState } from './state.ts'

interface OpeningInput extends Pick<WordingInput, 'organization' | 'agent' | 'locale' | 'default_locale'> {
  flow: CompiledFlow
  visitor: TurnSetting['visitor']
  /** Chooses among equal wordings. */
  seed: string
}

/** The agent's first message. Nobody waits for a model before there is anything to answer. */
export function openingOf({ flow, visitor, ...given }: OpeningInput): { state: LoopState; text: string } {
  const [phase] = flow.phases
  if (!phase) throw new Error('A flow without phases cannot be talked through.')
  const { text } = wordPlan({
    ...given,
    flow,
    phase,
    visitor: visitor.name === undefined ? {} : { name: visitor.name },
    plan: [{ act: 'greet' }, { act: 'invite' }],
    answers: {},
    said: [],
  })
  return { state: initialLoopState(flow, visitor), text }
}
