import type { ListeningPack } from './language/index.ts'
import type { ParsedMessage } from './parsed_message.ts'
import type { ClassifiedSentence } from './sentences/classify_sentences.ts'
import { type TokenRun, tokenRun } from './sentences/sentences.ts'
import type { Token } from './sentences/tokens.ts'

/**
 * An answer in the visitor's own words: the sentences that inform, without those that ask, agree or greet, without the
 * clauses at their edges that answer something else, and without what only leads up to it.
 */
export function freeTextAnswer(parsed: ParsedMessage, taken: ReadonlySet<number>): readonly Token[] | null {
  const { pack } = parsed
  // What stands beside an order to the agent is hardly an answer.
  // guard: what stands beside an order is no answer
  if (parsed.sentences.some(({ kind }) => kind === 'command')) return null
  const runs: Token[][] = [[]]
  parsed.sentences.forEach((sentence, at) => {
    const kept = canBeAnswer(parsed, sentence, at) ? informing(sentence, taken, pack) : []
    const run = runs.at(-1)!
    // What was left out in between must not come back as part of the quotation.
    // guard: what was left out does not come back in between [follows…]
    if (kept[0] !== undefined && follows(parsed, run, kept[0])) run.push(...kept)
    else runs.push(kept)
  })
  const longest = runs.reduce((one, other) => (other.length > one.length ? other : one))
  const tokens = withoutLeadIn(longest, pack)
  return tokens.some(({ word }) => !pack.replies.fillers.has(word)) ? tokens : null
}

/** Directly, or after no more than "I think". */
function follows({ tokens, pack }: ParsedMessage, run: readonly Token[], next: Token): boolean {
  const last = run.at(-1)
  return (
    last !== undefined &&
    tokens.slice(last.at + 1, next.at).every(({ word }) => pack.replies.fillers.has(word))
  )
}

/** Numbers alone may be the answer, though they are no talk. */
function canBeAnswer(
  { replies, smallTalk, pack }: ParsedMessage,
  { kind, tokens, plain, asks }: ClassifiedSentence,
  at: number,
): boolean {
  const reply = replies[at]!
  if (reply.ratherNot || reply.goodbye) return false
  // guard: a question is no answer in own words
  if ((kind !== 'statement' || asks) && !pack.sentences.wantsMore.test(plain)) return false
  if (pack.replies.yes.test(plain) || pack.replies.no.test(plain)) return false
  if ((reply.dontKnow || reply.dontCare) && tokens.length <= longestShrug) return false
  return smallTalk[at] === null || tokens[0]!.kind === 'number'
}

function informing(
  { clauses }: ClassifiedSentence,
  taken: ReadonlySet<number>,
  pack: ListeningPack,
): Token[] {
  const isOther = ({ tokens, plain }: TokenRun) =>
    isTaken(tokens) ||
    pack.replies.yes.test(plain) ||
    pack.replies.no.test(plain) ||
    tokens.every(({ word }) => pack.replies.fillers.has(word))
  const kept = [...clauses]
  // guard: what answers something else is left out
  while (kept.length > 0 && isOther(kept[0]!)) kept.shift()
  while (kept.length > 0 && isOther(kept.at(-1)!)) kept.pop()
  // A clause in the middle that answers something else: what stands before it is the answer.
  const broken = kept.findIndex(({ tokens }) => isTaken(tokens))
  return (broken < 0 ? kept : kept.slice(0, broken)).flatMap(({ tokens }) => tokens)

  /** A number in passing does not make a clause the answer to something else. */
  function isTaken(tokens: readonly Token[]): boolean {
    const telling = tokens.filter(({ word }) => !pack.sentences.light.has(word))
    return telling.filter(({ at }) => taken.has(at)).length > telling.length * mostTaken
  }
}

const mostTaken = 0.35
/** Longer sentences that begin with "I don't know" go on to tell something. */
const longestShrug = 8
const courtesies = new Set(['please', 'thanks', 'bitte', 'danke', 'pls'])

function withoutLeadIn(tokens: readonly Token[], pack: ListeningPack): readonly Token[] {
  let rest = tokens
  for (let times = 0; times < 3; times++) {
    const { plain } = tokenRun(rest)
    const opened = pack.sentences.greeting.exec(plain) ?? pack.sentences.leadIn.exec(plain)
    const first = rest[0]
    const conjunction = first !== undefined && pack.sentences.conjunctions.has(first.word)
    const words = opened ? opened[0].split(' ').length : conjunction ? 1 : 0
    if (words === 0 || words >= rest.length) break
    rest = rest.slice(words)
  }
  while (rest.length > 1 && courtesies.has(rest.at(-1)!.word)) rest = rest.slice(0, -1)
  return rest
}
