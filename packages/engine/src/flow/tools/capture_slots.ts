import { extractionSchema } from '../../slots/extraction_schema.ts'
import type { ToolDefinition } from './tool.ts'

export const captureSlots: ToolDefinition = {
  name: 'capture_slots',
  meaning: 'record the configured answers',
  description: 'Record the answers that the visitor has given. Leave out what was not said.',
  settings: {},
  parameters: (phase) => extractionSchema(phase),
}
