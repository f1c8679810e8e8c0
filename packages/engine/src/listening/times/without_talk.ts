import type { ListeningPack } from '../language/index.ts'
import { isTimeWord } from '../mentions/typed_text.ts'
import { isLight } from '../sentences/is_light.ts'
import { partsBetween, type Token } from '../sentences/tokens.ts'

/** "Sorry, make it | Wednesday | then": what is said around a time is no part of it. */
export function withoutTalk(tokens: readonly Token[], pack: ListeningPack): readonly Token[] {
  const { answers, choices, times, replies } = pack
  const isOfTime = (token: Token) => isTimeWord(token, pack) || choices.negations.has(token.word)
  const isTalk = (token: Token) => isLight(token, pack) || answers.arranging.has(token.word)
  const parts = partsBetween(tokens, /[,;.!?\n]/)
  const timed = parts.filter((part) => part.some(isOfTime))
  const isPure = timed.every((part) => part.every((token) => isOfTime(token) || isTalk(token)))
  const first = isPure && timed.length > 0 ? parts.indexOf(timed[0]!) : 0
  const last = parts.findLastIndex((part) => timed.includes(part))
  // "Tuesday after 5, the brakes are squeaking", "on Monday evening would be best for me, Jason Hopper".
  if (first > 0 || (last >= 0 && last < parts.length - 1))
    return withoutTalk(parts.slice(first, last + 1).flat(), pack)
  const [from, to] = [tokens.findIndex(isOfTime), tokens.findLastIndex(isOfTime)]
  if (from < 0) return tokens
  const isAround = (part: readonly Token[]) =>
    part.every(isTalk) && part.some(({ word }) => answers.arranging.has(word) || replies.fillers.has(word))
  const opening = isAround(tokens.slice(0, from))
  // "By then".
  const ending = !times.leading.has(tokens[to]!.word) && isAround(tokens.slice(to + 1))
  return tokens.slice(opening ? from : 0, ending ? to + 1 : tokens.length)
}
