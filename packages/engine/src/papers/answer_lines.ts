import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { CapturedAnswer } from '../conversation/answers.ts'
import type { EngineData } from '../engine_data.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { chipsOf, chipTitle } from '../slots/chips.ts'
import { upperFirst } from '../upper_first.ts'
import { nounForQuestion } from '../wording/noun_for_question.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { wordsForOther } from './words_for_other.ts'

/** An answer as a paper shows it. */
export interface AnswerLine {
  slot: SlotDefinition
  title: string
  words: string
  answer: CapturedAnswer
  /** What "Something else" stands for, in the visitor's words. */
  meant?: string
}

/** In the owner's order, with the labels of a language. */
export function answerLines(
  conversation: ClosingConversation,
  locale: string,
  pack: PaperPack,
  data: EngineData,
): AnswerLine[] {
  const { flow, answers } = conversation
  return flow.phases
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => {
      const answer = Object.hasOwn(answers, slot.key) ? answers[slot.key] : undefined
      if (!answer) return []
      const words = wordsOf(slot, answer.value, locale, pack)
      if (words.trim() === '') return []
      const meant = wordsForOther(conversation, slot, answer, data)
      return [{ slot, title: slotTitle(slot, locale), words, answer, ...(meant !== null && { meant }) }]
    })
}

/** Required answers that were not given, in the owner's order. */
export function openSlots({ flow, answers }: ClosingConversation): SlotDefinition[] {
  return flow.phases
    .flatMap(({ slots }) => slots)
    .filter(({ required, key }) => required && !Object.hasOwn(answers, key))
}

/** Without what it ends with. What a question stands for is named. */
export function slotTitle(slot: SlotDefinition, locale: string): string {
  const noun = nounForQuestion(slot, { locale, default_locale: locale })
  if (noun !== undefined) return upperFirst(noun)
  return chipTitle(slot, locale)?.replace(/[:.!\s]+$/u, '') || slot.key.replaceAll('_', ' ')
}

/** "Budget:", "May we get in touch?" */
export const asLabel = (title: string): string => (title.endsWith('?') ? title : `${title}:`)

/** "May we get in touch? Yes" */
export const asValue = (title: string, words: string): string =>
  title.endsWith('?') ? upperFirst(words) : words

function wordsOf(slot: SlotDefinition, value: SlotValue, locale: string, pack: PaperPack): string {
  if (typeof value === 'boolean') return value ? pack.yes : pack.no
  const chips = chipsOf(slot, locale)
  const labelled = (each: string) => chips.find((chip) => chip.value === each)?.label ?? each
  return typeof value === 'string' ? labelled(value) : value.map(labelled).join(', ')
}
