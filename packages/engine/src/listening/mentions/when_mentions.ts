import type { ListeningPack } from '../language/index.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { ClassifiedSentence } from '../sentences/classify_sentences.ts'
import { isLight } from '../sentences/is_light.ts'
import { runsOf, type Token } from '../sentences/tokens.ts'
import { type Mention, mentionOf } from './mention.ts'
import { holdsDate, isTimeWord, textKind } from './typed_text.ts'

/** "Ok, Saturday 10ish": a time that nobody has asked for yet, where the clause says nothing else. */
export function whenMentions(
  message: string,
  { clauses, plain }: ClassifiedSentence,
  at: number,
  prepared: PreparedSlot,
  slots: readonly PreparedSlot[],
  /** Whether a word is an option's. */
  isKnown: (token: Token) => boolean,
  pack: ListeningPack,
): Mention[] {
  const dates = slots.filter((each) => textKind(each) === 'date')
  const isPast = [plain, prepared.words.join(' ')].some((text) => pack.times.past.test(text))
  if (!dates.includes(prepared)) return []
  if (dates.length > 1) return []
  if (isPast) return []
  const { times, answers, replies } = pack
  const isOfTime = (token: Token) =>
    // "10ish"
    token.word === 'ish' || isTimeWord(token, pack) || isLight(token, pack)
  const isPlain = (token: Token) => isLight(token, pack) && !answers.times.has(token.word)
  const namesDay = (tokens: readonly Token[]) =>
    holdsDate(tokens, pack) ||
    tokens.some(
      ({ word }, at) =>
        times.days.has(word) || (times.periods.has(word) && times.leading.has(tokens[at - 1]?.word ?? '')),
    )
  /** "As soon as you can"; not "now he has told me". */
  const isSoon = (text: string) => {
    const [found = ''] = times.soon.exec(text) ?? []
    return found !== '' && text.length - found.length <= mostBeside
  }
  const isWish = pack.acts.wants.test(plain) || pack.acts.wish.test(plain)
  return clauses.flatMap((clause) => {
    // "Bike fitting on Tuesday after 5".
    const isWished = isWish || (clause.tokens.length <= fewWords && clause.tokens.some(isKnown))
    const runs = isWished ? runsOf(clause.tokens, isOfTime) : [clause.tokens]
    return runs.flatMap((run) => {
      const tokens = withoutEdges(run, isWished)
      const [first, last] = [tokens[0], tokens.at(-1)]
      const isTime = namesDay(tokens) || isSoon(tokens.map(({ word }) => word).join(' '))
      if (!first || !last || !isTime) return []
      if (!tokens.every(isOfTime)) return []
      const text = message.slice(first.from, last.to)
      return [
        mentionOf(prepared.slot.key, text, [first, last], { score: 0.7, isExplicit: true, sentence: at }),
      ]
    })
  })

  /** "I would like | the Saturday |, please". */
  function withoutEdges(run: readonly Token[], isWished: boolean): readonly Token[] {
    const isFiller = ({ word }: Token) => replies.fillers.has(word)
    const opens = (token: Token) =>
      isWished ? times.leading.has(token.word) || namesDay([token]) : !isFiller(token)
    const from = run.findIndex(opens)
    const ending = run.slice(run.findLastIndex((token) => namesDay([token]) || token.kind !== 'word') + 1)
    // "Friday | would be good".
    const isTalk = ending.some(isFiller) && ending.every((token) => isFiller(token) || isPlain(token))
    const to = run.findLastIndex((token) => !isFiller(token) && !((isWished || isTalk) && isPlain(token)))
    const before = run[to - 1]?.word ?? ''
    // "Next Saturday | for 4 people".
    const isCount = run[to]?.kind === 'number' && pack.numbers.beforeCount.has(before)
    return from < 0 ? [] : run.slice(from, isCount ? to - 1 : to + 1)
  }
}

/** Letters beside a time without a day: "… please". */
const mostBeside = 7
const fewWords = 10
