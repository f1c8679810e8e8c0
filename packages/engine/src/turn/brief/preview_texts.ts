import { phaseAt } from '../phases.ts'
import type { TurnSetting } from '../setting.ts'
import type { LoopState } from '../state.ts'
import type { GivenPassage } from '../stored_turn.ts'
import { systemPrompt } from './brief.ts'
import { situationText } from './situation.ts'
import { threadOf } from './thread.ts'

/** What the responder gets when a conversation that stands here goes on with a message: the two parts, and nothing else. */
export function previewTexts(
  setting: TurnSetting,
  state: LoopState,
  { text, passages = [] }: { text: string; passages?: readonly GivenPassage[] },
): { system: string; message: string } {
  const phase = phaseAt(setting.flow, state.phase)
  const current = { situation: situationText(setting, state, phase), passages }
  const [sent] = threadOf({ setting, message: { id: 0, text, chip: null }, history: [] }, current)
  return { system: systemPrompt(setting, phase), message: sent?.role === 'user' ? sent.text : '' }
}
