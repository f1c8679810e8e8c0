import type { SlotDefinition } from '../flow/definition.ts'
import type { ReplyPlan } from './plan.ts'
import type { ConversationState } from './state.ts'

/** Whether what the agent said has helped: a yes or a no that means something only after an answer. */

const outcome = /(?:^|_)(?:solved|resolved|fixed|geloest|behoben)(?:_|$)/

const asksForOutcome = ({ key, data_type }: SlotDefinition): boolean =>
  data_type === 'boolean' && outcome.test(key)

/** Nothing has been answered yet that could have helped, or a person has to. */
export const isTooEarly = (
  slot: SlotDefinition,
  { page, person_wanted }: ConversationState,
  before: ReplyPlan,
): boolean =>
  asksForOutcome(slot) && (person_wanted === true || ((page ?? null) === null && !answers(before)))

/** What was just said has to be read, and tried, before anybody can say whether it has helped. */
export const isUnread = (slot: SlotDefinition, before: ReplyPlan): boolean =>
  asksForOutcome(slot) && answers(before)

const answers = (plan: ReplyPlan): boolean => plan.some(({ act }) => act === 'answer')

/** The visitor says that it is solved, and nothing else is open: there is nobody to reach and nothing to add. */
export const isSolved = ({ answers, gaps, person_wanted, takes_message }: ConversationState): boolean =>
  gaps.length === 0 &&
  !person_wanted &&
  !takes_message &&
  Object.entries(answers).some(([key, { value }]) => value === true && outcome.test(key))
