import { extractionSchema } from '../slots/extraction_schema.ts'
import type { CompiledPhase } from './compiled_flow.ts'
import { liveSlots, type PhaseDefinition } from './definition.ts'
import { callableTools } from './tools/index.ts'

/** A live phase, ready to run. Nothing is checked here: the rules have spoken before, or speak beside it. */
export function compilePhase(phase: PhaseDefinition): CompiledPhase {
  const slots = liveSlots(phase)
  return {
    id: phase.id,
    key: phase.key,
    title: phase.title,
    position: phase.position,
    kind: phase.kind,
    objective: phase.objective,
    slots,
    extraction_schema: extractionSchema(phase),
    tools: callableTools(phase),
    exit: {
      required_slots: slots.filter((slot) => slot.required).map((slot) => slot.key),
      exit_criteria: phase.exit_criteria,
    },
    max_turns: phase.max_turns,
  }
}
