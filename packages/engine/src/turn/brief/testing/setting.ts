import type { AgentDefinition } from '../../../flow/agent_definition.ts'
import { compile } from '../../../flow/compile.ts'
import type { CompiledFlow } from '../../../flow/compiled_flow.ts'
import type { PhaseDefinition } from '../../../flow/definition.ts'
import { agentWith, flowOf, phase, slot, terminal } from '../../../testing/flows.ts'
import type { TurnSetting } from '../../setting.ts'
import type { LoopState } from '../../state.ts'
import type { GivenPassage, StoredTurn, TurnRound } from '../../stored_turn.ts'

/** A kite school: one phase that answers and records, one that only records. */
export const kiteFlow = (agent: Partial<AgentDefinition> = {}): CompiledFlow =>
  flowThrough(
    [
      phase(1, {
        key: 'wish',
        title: 'The booking',
        objective: 'Learn what the visitor would like.',
        exit_criteria: 'The course is known.',
        tools: ['consult_knowledge', 'capture_slots'],
        slots: [
          slot(11, { key: 'notes', description: 'What else matters.' }),
          slot(12, {
            key: 'course',
            required: true,
            data_type: 'enum',
            enum_values: ['beginner', 'wave'],
            enum_labels: { beginner: 'Beginner', wave: 'Wave riding' },
          }),
        ],
      }),
      phase(2, { key: 'contact', title: 'Contact', tools: ['capture_slots'], slots: [emailSlot] }),
    ],
    agent,
  )

/** These phases, and an end. */
export function flowThrough(phases: PhaseDefinition[], agent: Partial<AgentDefinition> = {}): CompiledFlow {
  const { compiled } = compile(agentWith(flowOf(...phases, terminal()), agent))
  if (!compiled) throw new Error('The flow of this test does not compile.')
  return compiled
}

const emailSlot = slot(21, { key: 'email', data_type: 'email', required: true })

export const passage = (id: number, text: string, title = 'Prices'): GivenPassage => ({
  kind: 'passage',
  id,
  title,
  text,
})

export const settingWith = (overrides: Partial<TurnSetting> = {}): TurnSetting => ({
  flow: kiteFlow(),
  organization: { name: 'Kite Bay', opening_hours: [], office_hours: [], timezone: 'Europe/London' },
  agent_name: 'Front desk',
  knowledge: { kind: 'whole', version: 1, passages: [passage(1, 'A lesson costs €45.')] },
  locale: 'en',
  visitor: {},
  moment: { date: '2026-11-19', time: '14:05', presence: null },
  ...overrides,
})

export const stateWith = (overrides: Partial<LoopState> = {}): LoopState => ({
  format: 2,
  phase: 'wish',
  phase_turns: 0,
  turns: 0,
  answers: {},
  known: [],
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
  ...overrides,
})

export const roundWith = (overrides: Partial<TurnRound>): TurnRound => ({
  text: '',
  calls: [],
  refused: [],
  end: 'complete',
  usage: {
    model: 'test',
    input_tokens: 0,
    cached_tokens: 0,
    output_tokens: 0,
    first_milliseconds: null,
    milliseconds: 0,
  },
  ...overrides,
})

export const storedWith = (overrides: Partial<StoredTurn> = {}): StoredTurn => ({
  situation: '<situation>\nThen.\n</situation>',
  passages: [],
  knowledge_version: 1,
  rounds: [],
  stand_in: null,
  ...overrides,
})
