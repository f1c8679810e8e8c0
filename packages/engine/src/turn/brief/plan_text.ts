import { hasTool } from '../../conversation/capturable_slots.ts'
import type { CompiledFlow, PromptedPhase } from '../../flow/compiled_flow.ts'
import { valueSchema } from '../../slots/extraction_schema.ts'
import { capturableSlots } from '../tools/capture_slots.ts'

/** Every phase with its goal and its answers. What an answer may be stands in the tool that records it. */
export const planText = ({ phases }: CompiledFlow): string => phases.map(phaseText).join('\n')

function phaseText(phase: PromptedPhase, index: number): string {
  const { title, objective, exit } = phase
  const parts = [objective, headed('Done when:', exit.exit_criteria), headed('Answers:', answersOf(phase))]
  return `${index + 1}. ${[`${title}:`, ...parts].filter(Boolean).join(' ')}`
}

const headed = (heading: string, text: string) => (text ? `${heading} ${text}` : '')

function answersOf(phase: PromptedPhase): string {
  if (!hasTool(phase, 'capture_slots') || phase.slots.length === 0) return ''
  const slots = phase.slots.map(({ key, required }) => (required ? `${key} (required)` : key))
  return `${slots.join(', ')}.`
}

/** What the responder is told about the answers by that tool. */
export const answersText = (flow: CompiledFlow): string =>
  capturableSlots(flow)
    .map((slot) => [valueSchema(slot).description, ...(slot.enum_values ?? [])].join(' '))
    .join('\n')
