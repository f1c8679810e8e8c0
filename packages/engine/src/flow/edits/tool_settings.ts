import { type ToolName, toolNames } from '@foyer/contract/vocabulary'
import type { ToolSettings } from '../definition.ts'

/** A change of settings: a value sets its key, null returns a key, or all keys of a tool, to the default. */
export type ToolSettingsEdit = Partial<Record<ToolName, Record<string, number | null> | null>>

/** The specification's order, so that naming the same tools in another order is no change. */
export function inListOrder(tools: readonly ToolName[]): ToolName[] {
  return tools.toSorted((a, b) => rank(a) - rank(b))
}

/** A tool switched off loses its settings (§4.1 rule 3). */
export function settingsOfTools(settings: ToolSettings, tools: readonly ToolName[]): ToolSettings {
  return Object.fromEntries(entriesOf(settings).filter(([tool]) => tools.includes(tool)))
}

/**
 * Merges per key (§4.1). A tool that the edit names keeps its entry even when nothing remains in it, so that
 * the compiler still sees settings written for a tool that is off; `normalize` drops it afterwards.
 */
export function mergeToolSettings(settings: ToolSettings, edit: ToolSettingsEdit): ToolSettings {
  const merged = { ...settings }
  for (const [tool, changes] of entriesOf(edit)) {
    if (changes === null) {
      delete merged[tool]
    } else {
      const entries = Object.entries({ ...merged[tool], ...changes })
      merged[tool] = Object.fromEntries(
        entries.filter((entry): entry is [string, number] => entry[1] !== null),
      )
    }
  }
  return merged
}

function entriesOf<Value>(record: Partial<Record<ToolName, Value>>): [ToolName, Value][] {
  return Object.entries(record) as [ToolName, Value][]
}

function rank(tool: ToolName): number {
  const index = toolNames.indexOf(tool)
  return index < 0 ? toolNames.length : index
}
