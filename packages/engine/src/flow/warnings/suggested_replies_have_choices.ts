import type { AgentDefinition } from '../agent_definition.ts'
import { isChoice, livePhases, liveSlots, type SlotDefinition } from '../definition.ts'
import { onPhase } from '../problem.ts'
import type { Rule } from '../rules/rule.ts'

/** §2.2: suggest_replies puts the configured options under a question, and what a look-up may have meant. */
export const suggestedRepliesHaveChoices: Rule<AgentDefinition> = {
  name: 'suggested_replies_have_choices',
  check({ flow }, report) {
    for (const phase of livePhases(flow)) {
      const isSuggesting = phase.tools.includes('suggest_replies')
      // Consulting the knowledge offers choices of its own.
      const lacksChoices = !phase.tools.includes('consult_knowledge') && !liveSlots(phase).some(hasChoices)
      if (!isSuggesting || !lacksChoices) continue
      report(
        `“${phase.title}” suggests replies, but has no slot with choices and does not consult the knowledge: add a slot with choices, or switch the tool off.`,
        onPhase(phase, 'tools'),
      )
    }
  },
}

/** Yes and no are choices that need no values. */
function hasChoices(slot: SlotDefinition): boolean {
  if (slot.data_type === 'boolean') return true
  return isChoice(slot.data_type) && (slot.enum_values ?? []).length > 0
}
