import { builtinLanguages } from '@foyer/contract/vocabulary'
import { chipLabels, chipTitle, type PlanItem, type WordingInput } from '@foyer/engine'
import { isAsking } from './plan_items.ts'

const stemLength = 5
const canAskInstead = (locale: string) =>
  builtinLanguages.some((language) => language === locale.split('-', 1)[0])
const invites = /else|anything|more|further|other|help|noch|sonst|weiter|helfen|frage/i

/**
 * Whether a question is the one of the plan. The next message is read as an answer to that one, so that another would
 * have words recorded for what they were not said about. A question that only sounds different is no loss: the builtin
 * one is asked instead, where there is one.
 */
export function asksFor(
  question: string,
  items: readonly PlanItem[],
  { flow, locale }: WordingInput,
): boolean {
  const item = items.find(isAsking)
  if (!item) return false
  if (!canAskInstead(locale)) return true
  if (item.act === 'invite') return invites.test(question)
  if (item.act !== 'ask' && item.act !== 'clarify') return false
  const slot = flow.phases.flatMap(({ slots }) => slots).find(({ key }) => key === item.slot)
  if (!slot) return false
  const about = [
    slot.key,
    slot.title,
    chipTitle(slot, locale),
    chipLabels(slot, slot.enum_values ?? [], locale),
  ]
  const flat = letters(question)
  return about
    .flatMap((words) => words?.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .some((word) => flat.includes(letters(word).slice(0, stemLength)))
}

/** "e-mail" and "email" are one word. */
const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
