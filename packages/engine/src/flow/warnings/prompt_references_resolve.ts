import { promptKinds } from '@foyer/contract/vocabulary'
import { promptWarnings } from '../../prompts/references.ts'
import type { AgentDefinition } from '../agent_definition.ts'
import { liveSlotsOf } from '../definition.ts'
import { onFlow } from '../problem.ts'
import type { Rule } from '../rules/rule.ts'

/** §4.2: unknown references produce warnings and never block; they are rendered as nothing. */
export const promptReferencesResolve: Rule<AgentDefinition> = {
  name: 'prompt_references_resolve',
  check(agent, report) {
    const slot_keys = liveSlotsOf(agent.flow).map(({ slot }) => slot.key)
    for (const kind of promptKinds) {
      const warnings = promptWarnings(agent.prompts[kind].body, { slot_keys }, ` in the ${kind} prompt`)
      for (const warning of warnings) report(warning, onFlow(`prompts.${kind}.body`))
    }
  },
}
