import type { ToolName } from '@foyer/contract/vocabulary'
import type { PhaseDefinition } from '../definition.ts'
import { captureSlots } from './capture_slots.ts'
import { consultKnowledge } from './consult_knowledge.ts'
import { offerDeliverable } from './offer_deliverable.ts'
import { offerNavigation } from './offer_navigation.ts'
import { suggestReplies } from './suggest_replies.ts'
import type { CallableTool, ToolDefinition } from './tool.ts'

/** The five tools (§2.2). A name that the vocabulary gains is a compile error here. */
export const tools: Record<ToolName, ToolDefinition> = {
  consult_knowledge: consultKnowledge,
  capture_slots: captureSlots,
  suggest_replies: suggestReplies,
  offer_navigation: offerNavigation,
  offer_deliverable: offerDeliverable,
}

export function isTool(name: string): name is ToolName {
  return Object.hasOwn(tools, name)
}

export type EffectiveToolSettings = Partial<Record<ToolName, Record<string, number>>>

/** §2.2: settings of the tools that are on, defaults filled; tools without settings do not appear. */
export function effectiveToolSettings(phase: PhaseDefinition): EffectiveToolSettings {
  const effective: EffectiveToolSettings = {}
  for (const tool of definitionsOf(phase)) {
    const names = Object.keys(tool.settings)
    if (names.length > 0) effective[tool.name] = settingsOf(tool, phase)
  }
  return effective
}

/** The phase's tools as a model is offered them. */
export function callableTools(phase: PhaseDefinition): CallableTool[] {
  return definitionsOf(phase).map((tool) => {
    const settings = settingsOf(tool, phase)
    const { name, description } = tool
    return { name, description, parameters: tool.parameters(phase, settings), settings }
  })
}

function definitionsOf(phase: PhaseDefinition): ToolDefinition[] {
  return phase.tools.filter(isTool).map((name) => tools[name])
}

function settingsOf(tool: ToolDefinition, phase: PhaseDefinition): Record<string, number> {
  const defaults = Object.entries(tool.settings).map(([name, setting]) => [name, setting.default])
  return { ...Object.fromEntries(defaults), ...phase.tool_settings[tool.name] }
}
