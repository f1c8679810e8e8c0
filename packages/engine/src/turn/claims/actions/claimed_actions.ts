import type { Grounds } from '../grounds.ts'
import { type KnownLine, wordKeys } from '../known_lines.ts'
import type { KnownTexts } from '../known_texts.ts'
import type { ActionKind, ClaimWords, Clause, StatedAction } from '../language/claim_words.ts'
import { claimLanguages } from '../language/index.ts'

/** What a sentence says was done, or promises. */
interface ClaimedAction extends StatedAction {
  /** From the claim to the end of its clause. */
  words: string
}

/** The tools that make a claim true. Nothing makes it true that something was booked, sent or changed elsewhere. */
const fulfilledBy: Record<ActionKind, readonly Grounds['done'][number][]> = {
  note: ['recorded', 'left_message', 'handed_over', 'reported_gap', 'recapped'],
  pass: ['left_message', 'handed_over', 'reported_gap', 'recapped'],
  contact: ['left_message', 'handed_over', 'reported_gap', 'recapped'],
  document: ['promised_document', 'recapped'],
  deed: [],
}

/** The claims of a sentence. Offers, conditions and what did not happen are none. */
export function claimedActions(sentence: string, reply: readonly string[] = []): ClaimedAction[] {
  const clauses = clausesOf(sentence)
  return clauses.flatMap((clause, at) =>
    claimLanguages.flatMap((words) =>
      words
        .actionsIn(clause)
        .filter((action) => isClaim(action, { sentence, clauses, at, words, reply }))
        .map((action) => ({ ...action, words: sentence.slice(action.from, clause.to).trim() })),
    ),
  )
}

export function unfulfilledClaims(sentence: string, { done, known, said, reply }: Grounds): ClaimedAction[] {
  return claimedActions(sentence, reply).filter(
    (claim) =>
      !fulfilledBy[claim.kind].some((action) => done.includes(action)) &&
      !(!claim.isOwn && (isUsual(claim, sentence, known) || isTold(claim, sentence, said))),
  )
}

/** A full stop in a sentence belongs to an abbreviation. */
const clauseEnd = /[,;:!?–—]\s*|\s-\s/gu
const word = /['’]?\p{L}+/gu

function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const { 0: mark, index } of [...sentence.matchAll(clauseEnd), { 0: '', index: sentence.length }]) {
    const to = index + mark.length
    const text = sentence.slice(from, to)
    const words = [...text.matchAll(word)].map(({ 0: written, index }) => ({
      lower: written.toLowerCase().replace('’', "'"),
      isLarge: /^\p{Lu}/u.test(written),
      from: from + index,
      to: from + index + written.length,
    }))
    if (words.length > 0) clauses.push({ text, from, to, words, isFirst: clauses.length === 0 })
    from = to
  }
  return clauses
}

interface Context {
  sentence: string
  clauses: readonly Clause[]
  /** Of the clause in which the claim stands. */
  at: number
  words: ClaimWords
  reply: readonly string[]
}

const negation = new RegExp(claimLanguages.map(({ without }) => without).join('|'), 'iu')

function isClaim(action: StatedAction, context: Context): boolean {
  const { sentence, clauses, at, words } = context
  const { from, text } = clauses[at]!
  const upToHere = sentence.slice(from, action.to).replace(/\bno (?:problem|worries)\b/iu, '')
  if (negation.test(upToHere) || isAsked(sentence, clauses, at)) return false
  if (words.condition.test(sentence.slice(from, action.to))) return false
  return (action.tense === 'done' && action.isOwn) || !(words.condition.test(text) || isOffer(context))
}

/** The question is what stands last: "I've booked it – anything else?" is a claim and a question. */
const isAsked = (sentence: string, clauses: readonly Clause[], at: number) =>
  /\?\W*$/u.test(sentence) && at === clauses.length - 1

const isJoined = /^\W*(?:and|und|but|aber|or|oder|only|nur|erst|also)?\s*/iu

/** "If you give me your number, I'll pass it on", "Give me your number, and I'll pass it on" */
function isOffer({ clauses, at, words, reply }: Context): boolean {
  const [before, own, after] = [clauses[at - 1], clauses[at]!, clauses[at + 1]]
  const isFirstHalf = ({ text }: Clause) => words.condition.test(text) || words.request.test(text)
  const opens = ({ text }: Clause) => text.replace(isJoined, '').search(words.condition) === 0
  return (
    words.request.test(own.text) ||
    (before !== undefined && isFirstHalf(before)) ||
    (after !== undefined && opens(after) && !/^\W*(?:and|und)\b/iu.test(after.text)) ||
    (words.consequence.test(own.text) &&
      reply.some((text) => words.request.test(text) || words.condition.test(text)))
  )
}

/** What the organization does for everybody, as its texts say. */
function isUsual({ words, tense }: ClaimedAction, sentence: string, { layers }: KnownTexts): boolean {
  const doings = claimLanguages.flatMap(({ doings }) => doings).filter((doing) => doing.test(words))
  if (tense === 'done' || doings.length === 0) return false
  const about = wordKeys(doings.reduce((text, doing) => without(text, doing), sentence))
  const sent = messagesIn(words)
  const says = ({ text }: KnownLine, key: string) =>
    sent.every((message) => text.toLowerCase().includes(message)) &&
    doings.some((doing) => doing.test(text) && isMore(text, key, doing))
  return layers.some(({ lines, named }) =>
    about
      .filter((key) => key.length >= shortestKey)
      .map((key) => ({ key, places: named.get(key) ?? [] }))
      .some(({ key, places }) => places.length <= mostLines && places.some((at) => says(lines[at]!, key))),
  )
}

/** By their beginning: "Bestätigung" is what is "bestätigt". */
const messagesIn = (words: string): string[] =>
  claimLanguages.flatMap(({ messages }) =>
    [...words.toLowerCase().matchAll(new RegExp(messages, 'giu'))].map(([message]) => message.slice(0, 7)),
  )

const shortestKey = 5
/** A word that stands in more lines says too little. */
const mostLines = 8

/** The word that both share is another one than that for the doing. */
const isMore = (text: string, key: string, doing: RegExp) => wordKeys(without(text, doing)).includes(key)

const without = (text: string, doing: RegExp) => text.replaceAll(new RegExp(doing, 'giu'), ' ')

/** "You're booked for Friday", as the visitor said. */
function isTold({ tense, from, to }: ClaimedAction, sentence: string, said: readonly string[]): boolean {
  const verb = wordKeys(sentence.slice(from, to)).at(-1)
  return tense === 'done' && verb !== undefined && said.some((text) => wordKeys(text).includes(verb))
}
