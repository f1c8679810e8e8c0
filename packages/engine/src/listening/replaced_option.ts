import type { Capture } from '../conversation/reading.ts'
import { isTokenNegated } from './mentions/negation.ts'
import { matchPhrase } from './mentions/phrase.ts'
import { informs, type ParsedMessage, quoteOf } from './parsed_message.ts'
import { isLight } from './sentences/is_light.ts'
import { sentenceStems } from './sentences/sentence_stems.ts'

/** "No dental work, a vaccination": something else than the option that is known, and than all others. */
export function replacedOptions(parsed: ParsedMessage): { capture: Capture; first: number; last: number }[] {
  const { input, pack, slots } = parsed
  return slots.flatMap(({ slot: { key, data_type }, options }) => {
    const known = Object.hasOwn(input.answers, key) ? input.answers[key] : undefined
    const before = options.find(({ value }) => value === known)
    const other = options.find(({ isOther }) => isOther)
    if (data_type !== 'enum' || !before || !other || before === other) return []
    for (const [at, sentence] of parsed.sentences.entries()) {
      const { corrects, no } = parsed.replies[at]!
      if (!informs(sentence) || !(corrects || no !== null)) continue
      const spoken = sentenceStems(sentence, pack)
      const match = before.phrases
        .map((phrase) => matchPhrase(phrase, spoken, true))
        .find((found) => found !== null && found.score >= sure)
      if (!match || !isTokenNegated(sentence, match.first, match.last, pack)) continue
      const rest = sentence.tokens.slice(match.last + 1).filter((token) => !isLight(token, pack))
      const [first, last] = [rest[0]?.at, rest.at(-1)?.at]
      if (first === undefined || last === undefined) continue
      const capture = { slot: key, value: other.value, quote: quoteOf(parsed, first, last), correction: true }
      return [{ capture, first, last }]
    }
    return []
  })
}

const sure = 0.4
