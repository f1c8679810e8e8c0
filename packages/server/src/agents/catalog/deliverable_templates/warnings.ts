import { findReferences, templateWarnings } from '@foyer/engine'
import type { Queryable } from '../../../platform/db/index.ts'
import { liveSlotKeys } from '../../prompt_templates/slot_keys.ts'

/** A template that belongs to more agents is checked against the first of them. */
const mostAgents = 20

/** What `{{slots.<key>}}` can name with any of these agents. */
export async function slotKeysOf(db: Queryable, agents: readonly string[]): Promise<string[]> {
  const keys: string[] = []
  for (const slug of agents.slice(0, mostAgents)) keys.push(...(await liveSlotKeys(db, slug)))
  return [...new Set(keys)]
}

/** Null where everything that the body refers to is known. */
export async function warningsOf(db: Queryable, body: string, agents: readonly string[]) {
  const named = findReferences(body).flatMap((name) => (name.startsWith('slots.') ? [name.slice(6)] : []))
  // Without an agent no slot can be known, or unknown.
  const slot_keys = agents.length === 0 ? named : await slotKeysOf(db, agents)
  const warnings = templateWarnings(body, { slot_keys })
  return warnings.length === 0 ? null : warnings
}
