import { wordsIn } from '../text/plain.ts'
import type { VoiceWords } from './language/index.ts'

const emoji = /\p{Extended_Pictographic}/gu
/** What looks like an emoji and is a sign. */
const signs = /[©®™✓✔☎✉→↗℃]/u
/** In words, on average. */
const [shortBelow, longFrom] = [13, 20]
/** So many sentences have to be without something before it is a rule. */
const enough = 20
const oftenFrom = 0.08
const mostEmoji = 3

/** How the sentences sound, as rules that somebody can follow. Only what can be told from them. */
export function toneRules(sentences: readonly string[], { rules, we, me }: VoiceWords): string[] {
  const length = Math.round(
    sentences.reduce((sum, sentence) => sum + wordsIn(sentence).length, 0) / sentences.length,
  )
  const shouted = sentences.filter((sentence) => sentence.includes('!')).length
  const pictures = sentences
    .flatMap((sentence) => sentence.match(emoji) ?? [])
    .filter((sign) => !signs.test(sign))
  const plural = sentences.filter((sentence) => sentence.search(we) >= 0).length
  const singular = sentences.filter((sentence) => sentence.search(me) >= 0).length
  return [
    ...(length < shortBelow ? [rules.short(length)] : length >= longFrom ? [rules.long(length)] : []),
    ...(shouted >= oftenFrom * sentences.length && shouted > 1
      ? [rules.exclamations]
      : shouted === 0 && sentences.length >= enough
        ? [rules.noExclamations]
        : []),
    ...(pictures.length > 0
      ? [rules.emoji([...new Set(pictures)].slice(0, mostEmoji).join(' '))]
      : sentences.length >= enough
        ? [rules.noEmoji]
        : []),
    ...(singular > plural ? [rules.me] : plural > 1 ? [rules.we] : []),
  ]
}
