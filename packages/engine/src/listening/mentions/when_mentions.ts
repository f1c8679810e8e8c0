import type { ListeningPack } from '../language/index.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { ClassifiedSentence } from '../sentences/classify_sentences.ts'
import { isLight } from '../sentences/is_light.ts'
import type { Token } from '../sentences/tokens.ts'
import { type Mention, mentionOf } from './mention.ts'
import { holdsDate, textKind } from './typed_text.ts'

/** "Ok, Saturday 10ish": a time that nobody has asked for yet, where the clause says nothing else. */
export function whenMentions(
  message: string,
  { clauses, plain }: ClassifiedSentence,
  at: number,
  prepared: PreparedSlot,
  slots: readonly PreparedSlot[],
  pack: ListeningPack,
): Mention[] {
  const dates = slots.filter((each) => textKind(each) === 'date')
  // guard: one of two dates is not told from the other [dates.length === 1]
  // guard: what is over is no wish for a time [isPast]
  const isPast = [plain, prepared.words.join(' ')].some((text) => pack.times.past.test(text))
  if (!dates.includes(prepared) || dates.length > 1 || isPast) return []
  const { times, answers, replies } = pack
  const isOfTime = (token: Token) =>
    token.kind !== 'word' ||
    // "10ish"
    token.word === 'ish' ||
    answers.times.has(token.word) ||
    pack.numbers.months.has(token.word) ||
    isLight(token, pack)
  /** "As soon as you can"; not "now he has told me". */
  const isSoon = (text: string) => {
    const [found = ''] = times.soon.exec(text) ?? []
    return found !== '' && text.length - found.length <= mostBeside
  }
  return clauses.flatMap((clause) => {
    const opening = clause.tokens.findIndex(({ word }) => !replies.fillers.has(word))
    const tokens = clause.tokens.slice(Math.max(opening, 0))
    const [first, last] = [tokens[0], tokens.at(-1)]
    const isTime =
      holdsDate(tokens, pack) || tokens.some(({ word }) => times.days.has(word)) || isSoon(clause.plain)
    // guard: a time among other words is no wish for one [tokens.every(isOfTime)]
    if (!first || !last || !isTime || !tokens.every(isOfTime)) return []
    const text = message.slice(first.from, last.to)
    return [mentionOf(prepared.slot.key, text, [first, last], { score: 0.7, isExplicit: true, sentence: at })]
  })
}

/** Letters beside a time without a day: "… please". */
const mostBeside = 7
