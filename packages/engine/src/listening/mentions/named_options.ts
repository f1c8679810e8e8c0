import type { ListeningPack } from '../language/index.ts'
import type { PreparedOption, PreparedSlot } from '../prepared_slot.ts'
import { isAlone } from '../sentences/is_light.ts'
import type { SentenceStems } from '../sentences/sentence_stems.ts'
import type { Sentence } from '../sentences/sentences.ts'
import { type MatchPreference, multipleChoice, singleChoice } from './match_preference.ts'
import type { Mention } from './mention.ts'
import { isTokenNegated } from './negation.ts'
import { type Match, matchPhrase } from './phrase.ts'

const sure = 0.6
const sureIfAsked = 0.5
const selfSaid = 0.25
const wholeAnswer = 0.6
const leastPart = 0.3
/** Nobody who tells of themselves types `10k_to_50k` into a sentence. */
const mostBesideLiteral = 3

/** Options of a slot that a sentence names, by value, label, stem, near spelling or another word for them. */
export function namedOptions(
  sentence: Sentence,
  spoken: SentenceStems,
  at: number,
  { slot, options, about, words }: PreparedSlot,
  isAsked: boolean,
  pack: ListeningPack,
): Mention[] {
  const offset = sentence.tokens[0]!.at
  const choosing = isAsked && slot.data_type === 'multi_enum' ? multipleChoice(sentence, pack) : singleChoice
  const mentions: Mention[] = []
  for (const option of options) {
    if (option.isOther && !isAsked) continue
    const found =
      literalMatch(option, sentence) ??
      bestMatch(option, spoken, isAsked, choosing, {
        isDenied: (match) => isDenied(sentence, match, pack),
        isAlone: (match) => isAlone(sentence, match, pack),
      })
    const match = found && isAsked ? asWhole(found, sentence, pack) : found
    if (match === null || match.score < sureIfAsked) continue
    const { first, last, score } = match
    // "That is billing, not account."
    const isOut = !match.isNegative && isTokenNegated(sentence, first, last, pack)
    if (!isAsked && score < sure && !isOut) continue
    const before = sentence.tokens[first - 1]?.word ?? ''
    // "Monday to Wednesday" names both.
    const endsRange = pack.numbers.to.has(before) && mentions.some(({ last }) => last === first - 2 + offset)
    if (pack.choices.elsewhere.has(before) && !endsRange && !words.includes(before)) continue
    if (!isAsked && pack.choices.recurring.has(before)) continue
    // "None of your business" chooses nothing.
    if (option.isNothing && pack.replies.ratherNot.test(sentence.plain)) continue
    if (option.isOfSelf && isOfOthers(sentence, first + offset, pack)) continue
    const isNamed = spoken.stems.some(
      (stem, place) => (place < first || place > last) && about.get(stem) === 1,
    )
    mentions.push({
      slot: slot.key,
      values: [option.value],
      first: first + offset,
      last: last + offset,
      score:
        Math.min(score, 1) +
        (isNamed ? 0.05 : 0) +
        (isAsked ? 0.1 : 0) +
        (isSelfSaid(sentence, first, pack) ? selfSaid : 0),
      isExplicit: isNamed || score >= 0.9,
      isNegated: isOut,
      sentence: at,
    })
  }
  return withoutParts(mentions).map((mention, _, all) => {
    const isContrast = mention.isNegated && all.some((other) => isSetAgainst(sentence, mention, other, pack))
    return isContrast ? { ...mention, isNegated: isNegatedBefore(sentence, mention, pack) } : mention
  })
}

/** "Billing, not account": only the negation stands between the two. */
function isSetAgainst(
  { tokens }: Sentence,
  one: Mention,
  other: Mention,
  { choices }: ListeningPack,
): boolean {
  const offset = tokens[0]!.at
  const [negation, ...between] = tokens.slice(one.last + 1 - offset, Math.max(other.first - offset, 0))
  return (
    choices.negations.has(negation?.word ?? '') && between.every(({ word }) => choices.definite.has(word))
  )
}

function isNegatedBefore(sentence: Sentence, { first, last }: Mention, pack: ListeningPack): boolean {
  const offset = sentence.tokens[0]!.at
  return isTokenNegated(
    { ...sentence, tokens: sentence.tokens.slice(0, last + 1 - offset) },
    first - offset,
    last - offset,
    pack,
  )
}

/** Who answers by a few words of a label and nothing else means it: "wintering" of "Wintering of plants in tubs". */
function asWhole(match: Match, sentence: Sentence, pack: ListeningPack): Match {
  const isAll = isAlone(sentence, match, pack)
  return isAll && match.score >= leastPart ? { ...match, score: Math.max(match.score, wholeAnswer) } : match
}

/** "I am the agent, the landlord is my client". */
const isSelfSaid = ({ tokens }: Sentence, first: number, { choices }: ListeningPack) =>
  choices.selfSaying.test(
    tokens
      .slice(0, first)
      .map(({ word }) => word)
      .join(' '),
  )

/** "My boss decides" is no "I decide". */
function isOfOthers({ clauses }: Sentence, place: number, { choices }: ListeningPack): boolean {
  const words = clauses.find(({ tokens }) => tokens.some(({ at }) => at === place))?.tokens ?? []
  return (
    words.some(({ word }) => choices.others.has(word)) && !words.some(({ word }) => choices.self.has(word))
  )
}

function literalMatch({ literal }: PreparedOption, { tokens }: Sentence): Match | null {
  if (literal.length === 0 || tokens.length > literal.length + mostBesideLiteral) return null
  for (let at = 0; at + literal.length <= tokens.length; at++) {
    const isSame = literal.every(
      ({ word, gap }, step) =>
        tokens[at + step]!.word === word && (step === 0 || tokens[at + step]!.gap === gap),
    )
    if (isSame) return { first: at, last: at + literal.length - 1, score: 1 }
  }
  return null
}

function bestMatch(
  option: PreparedOption,
  spoken: SentenceStems,
  isAsked: boolean,
  { isBetter, counts }: MatchPreference,
  { isDenied, isAlone }: Record<'isDenied' | 'isAlone', (match: Match) => boolean>,
): Match | null {
  let best: Match | null = null
  for (const phrase of option.interval === null ? option.phrases : option.besideNumbers) {
    const match = matchPhrase(phrase, spoken, isAsked)
    if (match === null || !counts(option, phrase, match)) continue
    if (phrase.isPart && !isAlone(match)) continue
    if (phrase.isNegative && !isDenied(match)) continue
    if (best === null || isBetter(match, best)) best = { ...match, isNegative: phrase.isNegative }
  }
  return best
}

const isDenied = (sentence: Sentence, { first, last }: Match, pack: ListeningPack) =>
  isTokenNegated(sentence, first, last, pack) ||
  sentence.tokens.slice(first, last + 1).some(({ word }) => pack.choices.negations.has(word))

/** "Premium economy" names no "economy": of overlapping options the longer and surer one is meant. */
function withoutParts(mentions: readonly Mention[]): Mention[] {
  return mentions.filter((mention) =>
    mentions.every(
      (other) =>
        other === mention ||
        other.last < mention.first ||
        other.first > mention.last ||
        !(other.last - other.first > mention.last - mention.first && other.score >= mention.score - 0.1),
    ),
  )
}
