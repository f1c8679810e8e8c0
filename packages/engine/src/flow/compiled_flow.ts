import type { Archetype, PhaseKind, PromptKind } from '@foyer/contract/vocabulary'
import type { PromptSection } from '../prompts/prompt_section.ts'
import type {
  AgentDeliverableTemplate,
  AgentFitCriterion,
  AgentIdentity,
  AgentPage,
  AgentPrompt,
  AgentService,
  AgentVoice,
} from './agent_definition.ts'
import { canonicalJson } from './canonical_json.ts'
import type { SlotDefinition } from './definition.ts'
import type { ObjectSchema } from './json_schema.ts'
import type { CallableTool } from './tools/tool.ts'

/** When a phase may be left before its turn limit. */
export interface ExitRule {
  required_slots: string[]
  /** Free text. Empty criteria hold as soon as the required answers are in. */
  exit_criteria: string
}

/** A live phase, ready to run: what the flow alone decides. */
export interface CompiledPhase {
  id: number
  key: string
  title: string
  position: number
  kind: PhaseKind
  objective: string
  slots: SlotDefinition[]
  extraction_schema: ObjectSchema
  tools: CallableTool[]
  exit: ExitRule
  max_turns: number
}

/** A phase with the system prompt that the whole agent gives it. */
export interface PromptedPhase extends CompiledPhase {
  system_sections: PromptSection[]
}

/**
 * What a conversation is frozen on. `format` is raised whenever the shape changes, and every format ever
 * written stays readable, because conversations outlive releases.
 */
export interface CompiledFlow {
  format: 1
  name: string
  archetype: Archetype
  idle_minutes: number | null
  languages: string[]
  prompts: Record<PromptKind, AgentPrompt>
  identity: AgentIdentity | null
  voice: AgentVoice | null
  pages: AgentPage[]
  services: AgentService[]
  fit_criteria: AgentFitCriterion[]
  deliverable_templates: AgentDeliverableTemplate[]
  phases: PromptedPhase[]
}

/** Equal snapshots have equal addresses and are stored once. The hash is passed in: the engine has none. */
export function addressOf(compiled: CompiledFlow, hash: (text: string) => string): string {
  return hash(canonicalJson(compiled))
}
