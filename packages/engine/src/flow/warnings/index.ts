import type { AgentDefinition } from '../agent_definition.ts'
import type { Rule } from '../rules/rule.ts'
import { deliverableHasATemplate } from './deliverable_has_a_template.ts'
import { languagesAreSpoken } from './languages_are_spoken.ts'
import { multiEnumHasValues } from './multi_enum_has_values.ts'
import { navigationHasPages } from './navigation_has_pages.ts'
import { promptReferencesResolve } from './prompt_references_resolve.ts'
import { promptsFitTheContext } from './prompts_fit_the_context.ts'
import { suggestedRepliesHaveChoices } from './suggested_replies_have_choices.ts'

/**
 * What compiles and is probably not meant, in the specification's order. A warning never refuses anything.
 */
export const warningRules: readonly Rule<AgentDefinition>[] = [
  // §2.2 flow_state: its tools
  suggestedRepliesHaveChoices,
  navigationHasPages,
  deliverableHasATemplate,

  // §2.3 information_slot
  multiEnumHasValues,

  // §4.13 the agent's languages
  languagesAreSpoken,

  // §4.2 prompts
  promptReferencesResolve,
  promptsFitTheContext,
]
