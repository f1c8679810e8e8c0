import type { PromptedPhase } from '../../flow/compiled_flow.ts'
import type { TurnSetting } from '../setting.ts'
import type { LoopState } from '../state.ts'
import { systemPrompt } from './brief.ts'
import { situationText } from './situation.ts'
import { threadOf } from './thread.ts'

/** What the responder gets with the first message of a conversation that stands here: the two parts, and nothing else. */
export function previewTexts(
  setting: TurnSetting,
  state: LoopState,
  phase: PromptedPhase,
  message: string,
): { system: string; message: string } {
  const current = { situation: situationText(setting, state, phase), passages: [] }
  const [first] = threadOf({ setting, message: { id: 0, text: message, chip: null }, history: [] }, current)
  return { system: systemPrompt(setting, phase), message: first?.role === 'user' ? first.text : '' }
}
