/** What a message is for, as a whole. */
export const intents = [
  'ask',
  /** Tells of a situation, a need or a wish. */
  'tell',
  /** Answers what the agent or a form has asked. */
  'reply',
  'complaint',
  'urgent',
  'cancel',
  'person',
  /** Asks who, or what, is writing. */
  'identity',
  'feeling',
  'thanks',
  'bye',
  'talk',
  'nonsense',
  /** Tells the agent to do something that has nothing to do with the business: a poem, other rules, somebody's data. */
  'order',
] as const
export type Intent = (typeof intents)[number]
