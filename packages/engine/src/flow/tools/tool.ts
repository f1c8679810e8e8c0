import type { ToolName } from '@foyer/contract/vocabulary'
import type { PhaseDefinition } from '../definition.ts'
import type { ObjectSchema } from '../json_schema.ts'

/** A whole number that the owner may tune (§2.2). */
export interface SettingDefinition {
  minimum: number
  maximum: number
  default: number
  meaning: string
}

/** One of the five things a phase can let its agent do (§2.2). */
export interface ToolDefinition {
  name: ToolName
  /** What the tool is for, in the specification's words. */
  meaning: string
  /** What the model is told about calling it. */
  description: string
  settings: Record<string, SettingDefinition>
  parameters: (phase: PhaseDefinition, settings: Record<string, number>) => ObjectSchema
}

/** A tool as a model is offered it in one phase. */
export interface CallableTool {
  name: ToolName
  description: string
  parameters: ObjectSchema
  settings: Record<string, number>
}
