import type { ListeningPack } from '../language/index.ts'
import { isTimeWord } from '../mentions/typed_text.ts'
import { isLight } from '../sentences/is_light.ts'
import { partsBetween, type Token } from '../sentences/tokens.ts'

/** "Sorry, make it | Wednesday | then": what is said around a time is no part of it. */
export function withoutTalk(tokens: readonly Token[], pack: ListeningPack): readonly Token[] {
  const { answers, choices, times, replies } = pack
  const isOfTime = (token: Token) => isTimeWord(token, pack) || choices.negations.has(token.word)
  const isTalk = (token: Token) => isLight(token, pack) || answers.arranging.has(token.word)
  const parts = partsBetween(tokens, /[,;]/)
  const [only, ...others] = parts.filter((part) => part.some(isOfTime))
  // "Tuesday after 5, the brakes are squeaking".
  // guard: what is told beside a time is no part of it [others.length === 0 -> false]
  if (
    only &&
    parts.length > 1 &&
    others.length === 0 &&
    only.every((token) => isOfTime(token) || isTalk(token))
  )
    return withoutTalk(only, pack)
  const [from, to] = [tokens.findIndex(isOfTime), tokens.findLastIndex(isOfTime)]
  if (from < 0) return tokens
  const isAround = (part: readonly Token[]) =>
    // guard: what is said around a time is left out [part.every… -> false]
    part.every(isTalk) && part.some(({ word }) => answers.arranging.has(word) || replies.fillers.has(word))
  const opening = isAround(tokens.slice(0, from))
  // "By then".
  const ending = !times.leading.has(tokens[to]!.word) && isAround(tokens.slice(to + 1))
  return tokens.slice(opening ? from : 0, ending ? to + 1 : tokens.length)
}
