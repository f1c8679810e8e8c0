import { languagePacksFor } from '../../knowledge/language/index.ts'
import type { ListeningPack } from '../language/index.ts'
import type { Token } from './tokens.ts'

/** Words of a message that belong together, in their order. */
export interface TokenRun {
  tokens: readonly Token[]
  /** The folded words with one space between them: what the packs' patterns are asked of. */
  plain: string
}

export interface Sentence extends TokenRun {
  /** Whether it ends with a question mark. */
  asks: boolean
  /** Whether what it runs on into does: "are pets allowed and is it furnished?" */
  asksLater: boolean
  clauses: readonly TokenRun[]
}

const ends = /[.!?…;\n]|(?<=\s)[-–—](?=\s)/u
const question = /^[^\p{L}\p{N}]*\?/u
const pauses = /[,:;()–—]|(?<=\s)-(?=\s)/u

export const tokenRun = (tokens: readonly Token[]): TokenRun => ({
  tokens,
  plain: tokens.map(({ word }) => word).join(' '),
})

/**
 * A message's sentences. Other than in a source, capitals decide nothing: visitors leave them out. A question that
 * follows a comma or a conjunction stands for itself, so that "20k, what do I get?" informs and asks.
 */
export function messageSentences(message: string, tokens: readonly Token[], pack: ListeningPack): Sentence[] {
  const groups: Token[][] = []
  for (const token of tokens) {
    const last = groups.at(-1)
    const before = tokens[token.at - 1]
    if (last === undefined || before === undefined) groups.push([token])
    else if (isEnd(message, tokens, token, pack) || opensQuestion(message, last, token, tokens, pack))
      groups.push([token])
    else last.push(token)
  }
  const marks = groups.map((group, at) => {
    const next = groups[at + 1]?.[0]
    return message.slice(group.at(-1)!.to, next?.from ?? message.length)
  })
  return groups.map((whole, at) => {
    const group = withoutReminder(whole, pack)
    return {
      ...tokenRun(group),
      asks: question.test(marks[at]!),
      asksLater: question.test(marks.slice(at).find((mark) => ends.test(mark)) ?? ''),
      clauses: clausesOf(group, pack).map(tokenRun),
    }
  })
}

/** "I told you, Excel", "Jonas Berger, wie gesagt": that it was said before is no part of what is said. */
function withoutReminder(group: readonly Token[], { sentences }: ListeningPack): readonly Token[] {
  const { plain } = tokenRun(group)
  const [opening] = sentences.reminding.opening.exec(plain) ?? []
  const [ending] = sentences.reminding.closing.exec(plain) ?? []
  const rest = group.slice(wordsIn(opening), group.length - wordsIn(ending))
  return rest.length === 0 ? group : rest
}

/** "I already told you that", and nothing else. */
export const isReminder = (plain: string, { sentences }: ListeningPack): boolean =>
  sentences.reminding.opening.exec(plain)?.[0].length === plain.length

const wordsIn = (text = '') => text.split(' ').filter((word) => word !== '').length

function isEnd(message: string, tokens: readonly Token[], token: Token, pack: ListeningPack): boolean {
  const { gap, at } = token
  const before = tokens[at - 1]!
  if (!ends.test(gap)) return false
  if (gap === '.' && before.kind === 'number' && token.kind === 'number') return false
  if (/^\.,$/.test(gap.trim())) return false
  if (gap.trim() !== '.') return true
  if (before.kind === 'number' && isDotOfDate(message, tokens, token, pack)) return false
  if (isDate.test(before.word) && /^\p{Ll}/u.test(message.slice(token.from))) return false
  // An initial or "e.g.", but not the letter of "20k".
  if (/^\p{L}$/u.test(before.word) && (before.gap !== '' || before.at === 0)) return false
  return languagePacksFor(pack.language).every(({ sentences }) => !sentences.abbreviations.has(before.word))
}

const isDate = /^\d{1,2}\.\d{1,2}$/

/** "14. November", "vom 14. bis 17.", "am 14. oder 15.", "bis zum 6. da". */
function isDotOfDate(
  message: string,
  tokens: readonly Token[],
  { at, word, from }: Token,
  { numbers, answers }: ListeningPack,
): boolean {
  if (numbers.months.has(word)) return true
  if (!/^(?:[12]?\d|3[01])$/.test(tokens[at - 1]!.word)) return false
  const joins = (token: Token | undefined) =>
    numbers.to.has(token?.word ?? '') || numbers.and.has(token?.word ?? '')
  if (joins(tokens[at]) && tokens.slice(at + 1, at + 3).some(({ kind }) => kind === 'number')) return true
  const isDay =
    answers.beforeDate.has(tokens[at - 2]?.word ?? '') ||
    (joins(tokens[at - 2]) && tokens[at - 3]?.kind === 'number')
  return numbers.beforeDay.size > 0 && isDay && /^\p{Ll}/u.test(message.slice(from))
}

function opensQuestion(
  message: string,
  sentence: readonly Token[],
  token: Token,
  tokens: readonly Token[],
  { sentences }: ListeningPack,
): boolean {
  const rest = tokens
    .slice(token.at, token.at + 6)
    .map(({ word }) => word)
    .join(' ')
  const isPaused = pauses.test(token.gap)
  if (sentences.running.test(rest) && (isPaused || !isJoined(sentence, sentences))) return true
  if (!isPaused && !sentences.conjunctions.has(token.word)) return false
  // "Was kostet das und wie lange dauert es".
  const isNext = sentences.question.test(rest) || sentences.running.test(rest.slice(token.word.length + 1))
  if (isQuestion(sentence, sentences) && isNext) return true
  if (isPaused && sentences.afterPause.test(rest) && !isConditional(tokens, token, sentences)) return true
  if (sentences.subordinates && !/^[^.!\n]*\?/.test(message.slice(token.to))) return false
  return sentences.question.test(rest)
}

/** "Which trains | do you run", "I do not know | what you do": what follows belongs to it. */
function isJoined(sentence: readonly Token[], forms: ListeningPack['sentences']): boolean {
  return forms.notBeforeRunning.has(sentence.at(-1)!.word) || isQuestion(sentence, forms)
}

const isQuestion = (sentence: readonly Token[], { question }: ListeningPack['sentences']): boolean =>
  question.test(tokenRun(sentence).plain)

/** "If it rains, we can …": the main clause opens with its verb, too. */
const isConditional = (
  tokens: readonly Token[],
  { at }: Token,
  { subordinates, subordinating }: ListeningPack['sentences'],
): boolean => subordinates && tokens.slice(0, at).some(({ word }) => subordinating.has(word))

function clausesOf(tokens: readonly Token[], pack: ListeningPack): Token[][] {
  const clauses: Token[][] = []
  tokens.forEach((token, at) => {
    const joined = pack.sentences.conjunctions.has(token.word) && at > 0
    if (at === 0 || joined || pauses.test(token.gap)) clauses.push([token])
    else clauses.at(-1)!.push(token)
  })
  return clauses
}
