import type { SlotDefinition } from '../../flow/definition.ts'
import { asksForPhone } from '../../slots/asks_for_phone.ts'
import { type ListeningPack, listeningPackFor, packs } from '../language/index.ts'
import { type PreparedSlot, preparedSlot } from '../prepared_slot.ts'
import type { Token } from '../sentences/tokens.ts'
import { asksForMoney } from './money_mentions.ts'

/** What an answer in own words must hold, as the slot's title says: a number, a date, figures, or the number of a thing. */
export type TextKind = 'count' | 'date' | 'figure' | 'reference'

export function textKind(prepared: PreparedSlot): TextKind | null {
  const { slot, words } = prepared
  if (slot.data_type !== 'string') return null
  if (asksForPhone(slot) || asksForMoney(prepared)) return 'figure'
  if (asksForReference(slot)) return 'reference'
  // Owners and visitors may speak different languages.
  const has = (of: 'counting' | 'dating') =>
    words.some((word) => packs.some(({ answers }) => answers[of].has(word)))
  return has('counting') ? 'count' : has('dating') ? 'date' : null
}

/** "Order or customer number", "Kundennummer"; not "Number of guests". */
const asksForReference = ({ title, translations }: SlotDefinition): boolean =>
  [title, ...Object.values(translations).map((words) => words.title)].some((text) =>
    /\p{L}+ number$|\p{L}nummer$|^reference$|^referenz$|^aktenzeichen$/iu.test(text?.trim() ?? ''),
  )

/** Whether a slot in own words asks for a number, a date or figures. */
export const isTypedText = (slot: SlotDefinition): boolean =>
  textKind(preparedSlot(slot, listeningPackFor([], 'en'))) !== null

/** Whether words can answer a slot of this kind. */
export function holdsKind(
  tokens: readonly Token[],
  kind: TextKind,
  { answers, numbers }: ListeningPack,
): boolean {
  if (kind === 'reference') return tokens.some(({ word }) => /\d/.test(word))
  if (kind === 'figure') return tokens.some((token) => isFigure(token, numbers))
  return tokens.some(
    (token) =>
      isFigure(token, numbers) ||
      numbers.months.has(token.word) ||
      (kind === 'count' ? answers.parties : answers.times).has(token.word) ||
      // "In a few days": an article counts, and dates nothing but a unit of time.
      (kind === 'count' ? numbers.articles.has(token.word) : numbers.measures.get(token.word) === 'time'),
  )
}

/** More than a bare number, which may count anything. */
export const holdsTime = (tokens: readonly Token[], { answers, numbers }: ListeningPack): boolean =>
  tokens.some(
    ({ kind, word }) =>
      kind === 'ordinal' || kind === 'clock' || numbers.months.has(word) || answers.times.has(word),
  )

/** A figure, or a word that times are told with. */
export const isTimeWord = ({ kind, word }: Token, { answers, numbers, times }: ListeningPack): boolean =>
  kind !== 'word' || answers.times.has(word) || numbers.months.has(word) || times.leading.has(word)

/** A day or a month, which nobody names who leaves the date open. */
export const holdsDate = (tokens: readonly Token[], { numbers, times }: ListeningPack): boolean =>
  tokens.some(
    ({ kind, word }) =>
      kind === 'ordinal' ||
      kind === 'clock' ||
      numbers.months.has(word) ||
      times.weekdays.some((names) => names.has(word)),
  )

const isFigure = ({ kind, word }: Token, { read }: ListeningPack['numbers']) =>
  kind === 'number' || kind === 'ordinal' || kind === 'clock' || read(word) !== null
