import type { PhaseDefinition, SlotDefinition } from './definition.ts'

/** What an edit or a problem is about. A new row's id is known before it is compiled. */
export interface ProblemSubject {
  on: 'flow' | 'phase' | 'slot'
  id?: number
}

/** One field, by its dotted path from the thing it lies on: `enum_values.2`. */
export interface Location extends ProblemSubject {
  path: string
}

export interface Problem {
  severity: 'error' | 'warning'
  /** The rule's file name, without its ending. */
  rule: string
  /** What is wrong and what to do about it. */
  message: string
  /** Every field that takes part, the most to blame first. */
  locations: Location[]
}

export const onFlow = (path: string): Location => ({ on: 'flow', path })
export const onPhase = (phase: PhaseDefinition, path: string): Location => ({
  on: 'phase',
  id: phase.id,
  path,
})
export const onSlot = (slot: SlotDefinition, path: string): Location => ({ on: 'slot', id: slot.id, path })

/**
 * The `error.param` of a problem (§7) for the one who made the edit: the culprit where the body names it,
 * else the field of the body that caused it, else the field that has to change.
 */
export function paramOf(
  problem: Problem,
  edited: ProblemSubject,
  body: Record<string, unknown>,
): string | undefined {
  const { locations } = problem
  const own = locations.filter((location) => location.on === edited.on && location.id === edited.id)
  const isNamed = (location: Location) => Object.hasOwn(body, firstSegment(location))

  const named = own.find(isNamed)
  if (named) return named.path
  const cause = locations.find(isNamed)
  if (cause) return firstSegment(cause)
  if (own[0]) return own[0].path
  return locations[0] && firstSegment(locations[0])
}

function firstSegment(location: Location): string {
  const [segment = location.path] = location.path.split('.', 1)
  return segment
}
