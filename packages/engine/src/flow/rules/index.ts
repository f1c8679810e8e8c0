import type { FlowDefinition } from '../definition.ts'
import { aFlowHasALivePhase } from './a_flow_has_a_live_phase.ts'
import { aFlowHasOneTerminalPhase } from './a_flow_has_one_terminal_phase.ts'
import { aPhaseTakesAtLeastOneTurn } from './a_phase_takes_at_least_one_turn.ts'
import { aTerminalPhaseComesLast } from './a_terminal_phase_comes_last.ts'
import { aTerminalPhaseRequiresNoAnswers } from './a_terminal_phase_requires_no_answers.ts'
import { choiceValuesAreFewAndDistinct } from './choice_values_are_few_and_distinct.ts'
import { enumAndBandHaveValues } from './enum_and_band_have_values.ts'
import { idleMinutesAreTenOrMore } from './idle_minutes_are_ten_or_more.ts'
import { labelsNameAValue } from './labels_name_a_value.ts'
import { localesAreLanguageTags } from './locales_are_language_tags.ts'
import { phaseKeysAreUnique } from './phase_keys_are_unique.ts'
import { requiredAnswersCanBeCaptured } from './required_answers_can_be_captured.ts'
import type { Rule } from './rule.ts'
import { settingsAreInRange } from './settings_are_in_range.ts'
import { settingsBelongToToolsThatAreOn } from './settings_belong_to_tools_that_are_on.ts'
import { slotKeysAreSafeNames } from './slot_keys_are_safe_names.ts'
import { slotKeysAreUnique } from './slot_keys_are_unique.ts'
import { toolsAreKnown } from './tools_are_known.ts'

/**
 * Everything for which an edit is refused, in the specification's order. An API answer carries the first
 * problem, so a rule stands before those whose complaint would only follow from its own.
 */
export const refusalRules: readonly Rule<FlowDefinition>[] = [
  // §2.1 flow
  aFlowHasALivePhase,
  aFlowHasOneTerminalPhase,
  aTerminalPhaseComesLast,

  // §2.2 flow_state
  phaseKeysAreUnique,
  toolsAreKnown,

  // §2.3 information_slot
  slotKeysAreSafeNames,
  slotKeysAreUnique,
  enumAndBandHaveValues,
  choiceValuesAreFewAndDistinct,
  labelsNameAValue,
  localesAreLanguageTags,

  // §4.1 edit a phase
  aPhaseTakesAtLeastOneTurn,
  aTerminalPhaseRequiresNoAnswers,
  requiredAnswersCanBeCaptured,
  settingsBelongToToolsThatAreOn,
  settingsAreInRange,

  // §4.4 flow-level settings
  idleMinutesAreTenOrMore,
]
