import type { FlowLabels } from './flow_labels.ts'
import { joinWithAnd, joinWithOr } from './join_words.ts'
import { numberIn, type OpenObject, objectsIn, textIn, textsIn } from './open_object.ts'

/**
 * The acts of a reply's plan, a sentence for each. The engine decides these; words are only found for them afterwards.
 * `phase` is where the conversation was.
 */
export function planSentences(plan: readonly OpenObject[], words: FlowLabels, phase: string): string[] {
  let left = phase
  return plan.map((item) => {
    const act = textIn(item.act)
    if (act !== 'move') return sentences[act]?.(item, words) ?? act
    const sentence = `Move on to ${quoted(words.phaseTitle(textIn(item.phase)))}: ${phaseChangeReason(item.because, words.phaseTitle(left))}.`
    left = textIn(item.phase)
    return sentence
  })
}

const sentences: Record<string, (item: OpenObject, words: FlowLabels) => string> = {
  greet: () => 'Greet the visitor.',
  acknowledge: acknowledging,
  courtesy: ({ to }) => courtesies[textIn(to)] ?? 'Reply to the greeting, the thanks or the remark.',
  identify: () => 'Say that this is a digital assistant, and that a person can take over.',
  regret: () => 'Apologize for what went wrong.',
  choose: ({ question }) => `Ask what ${quoted(question)} is about, and offer the closest topics.`,
  answer: ({ question, passages }) => {
    const count = objectsIn(passages).length
    return `Answer ${quoted(question)} from ${count === 1 ? 'one statement' : `${count} statements`} in the knowledge base.`
  },
  gap: ({ question }) =>
    `Say that the agent does not know the answer to ${quoted(question)}. Unless this is a test, the question becomes a gap.`,
  defer: ({ question, because }) =>
    because === 'outage'
      ? `Leave ${quoted(question)} unanswered: the knowledge base could not be searched.`
      : `Leave ${quoted(question)} unanswered: this phase does not use the knowledge base.`,
  pass_on: ({ because }) => reasonsToPassOn[textIn(because)] ?? 'Say that the team will be told.',
  presence: ({ opens }) =>
    opens === null ? 'Say that someone should be available soon.' : 'Say when someone is available next.',
  offer_message: () => 'Offer to take a message for the team.',
  ask_number: () => 'Ask for a phone number.',
  puzzle: ({ because }) =>
    because === 'order' ? 'Decline to follow this instruction.' : 'Say that the message was not understood.',
  clarify: ({ slot, options }, { slotTitle, valueLabel }) => {
    const key = textIn(slot)
    const choices = textsIn(options).map((value) => valueLabel(key, value))
    return `Ask what was meant for ${quoted(slotTitle(key))}: ${joinWithOr(choices)}.`
  },
  ask: ({ slot, attempt, skippable }, { slotTitle }) => {
    const times = ordinal(numberIn(attempt) ?? 1)
    return `Ask about ${quoted(slotTitle(textIn(slot)))}${times}${skippable === true ? ', and say that it can be skipped' : ''}.`
  },
  invite: () => 'Ask whether there is anything else.',
  navigate: ({ pages }) => {
    const titles = objectsIn(pages).map(({ title }) => quoted(title))
    return `Offer the ${titles.length === 1 ? 'page' : 'pages'} ${joinWithAnd(titles)}.`
  },
  promise: () => 'Mention the document that the visitor gets at the end.',
  recap: () => 'Sum up what was understood, so that the visitor can correct it.',
  close: () => 'Close the conversation.',
}

const courtesies: Record<string, string> = {
  greeting: 'Return the greeting.',
  small_talk: 'Reply to the remark.',
  thanks: 'Reply to the thanks.',
  feeling: 'Show sympathy.',
  decline: 'Accept that the visitor would rather not say.',
}

const reasonsToPassOn: Record<string, string> = {
  wanted: 'Say that the team will be told.',
  callback: 'Say that the team will be asked to call.',
  call: 'Say that the team has the number and can call.',
  complaint: 'Say that the complaint goes to the team.',
  urgency: 'Say that the team will be told that it is urgent.',
  cancel: 'Say that the team will take care of the cancellation.',
}

/** Why the phase with this title was left. */
export const phaseChangeReason = (because: unknown, title: string): string =>
  `${quoted(title)} ${because === 'max_turns' ? 'has reached its message limit' : 'is complete'}`

function acknowledging({ captured, corrected }: OpenObject, { slotTitle }: FlowLabels): string {
  const titles = (slots: unknown) => joinWithAnd(textsIn(slots).map((key) => quoted(slotTitle(key))))
  const parts = [
    titles(captured) && `confirm the answer to ${titles(captured)}`,
    titles(corrected) && `confirm the change to ${titles(corrected)}`,
  ].filter(Boolean)
  const sentence = parts.join(', and ') || 'thank the visitor'
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

const quoted = (text: unknown) => `“${textIn(text)}”`

function ordinal(attempt: number): string {
  if (attempt < 2) return ''
  return attempt === 2 ? ' a second time' : ` for the ${attempt === 3 ? 'third' : `${attempt}th`} time`
}
