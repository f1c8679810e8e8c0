import type { FlowDefinition, PhaseDefinition } from '../definition.ts'
import { onPhase } from '../problem.ts'
import type { Rule } from './rule.ts'

/** §2.2. An archived phase keeps its key reserved, because conversations still refer to it by that key. */
export const phaseKeysAreUnique: Rule<FlowDefinition> = {
  name: 'phase_keys_are_unique',
  check(flow, report) {
    for (const [key, [first, ...others]] of Map.groupBy(flow.phases, (phase) => phase.key)) {
      if (!first || others.length === 0) continue
      const holder = [first, ...others].find((phase) => phase.archived)
      const reserved = holder ? `, which the archived phase “${holder.title}” keeps` : ''
      const blamed: PhaseDefinition[] = [...others.toReversed(), first]
      report(
        `More than one phase has the key “${key}”${reserved}: choose another.`,
        ...blamed.map((phase) => onPhase(phase, 'key')),
      )
    }
  },
}
