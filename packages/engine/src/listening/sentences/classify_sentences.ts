import { type ListeningPack, packs } from '../language/index.ts'
import { quotedRanges } from './quoted_ranges.ts'
import { isReminder, type Sentence } from './sentences.ts'

/**
 * What a sentence may be believed for. A command to the agent, a quotation and a supposition tell nothing about the
 * visitor, whatever values they name.
 */
type SentenceKind = 'statement' | 'question' | 'request' | 'command' | 'quoted' | 'supposed'

export interface ClassifiedSentence extends Sentence {
  kind: SentenceKind
}

/** Speaks in another's name: "System: …", "<assistant>". Patterns are bounded: messages can be long and hostile. */
const otherSpeaker =
  /(?:^|[\n>\s*#[(<{|])(?:system|assistant|developer|admin|tool|instructions?|prompt|anweisung)\s{0,5}(?:[:>\]|}]|=>|\*\*)|<\/?(?:system|assistant|instruction|prompt|tool|user)|"role"\s{0,5}:|\[inst\]|<\|/i
/** Written for a machine: objects, tags, calls. */
const code =
  /\{\{|\$\(|\bselect\b[^.?!]{0,200}\bfrom\b\s+\w{1,60}\s{0,5}[;)]|\bupdate\b\s+\w{1,60}\s+set\b|[{[]\s{0,20}"?\w{1,60}"?\s{0,5}:|<(\w{1,40})[^<>]{0,200}>[^<]{0,1000}<\/\1>|\w\([^()=:]{0,100}[=:][^()]{0,200}\)/i
/** A long run of letters, capitals and digits is no word: it hides something from people. */
const encoded =
  /(?<!\S)(?=[^\sA-Z]{0,64}[A-Z])(?=[^\sa-z]{0,64}[a-z])(?=[^\s\d]{0,64}\d)[A-Za-z0-9+/]{32,2000}={0,2}(?!\S)/
const assignment = /\w\s{0,5}(?::=|==?)\s{0,5}["'\w]/

/**
 * A message in which the agent is told what it is, or what to forget, answers nothing: none of it can be believed.
 * Orders are looked for in every language, since a few words decide which one a message is taken for.
 */
export function classifySentences(
  message: string,
  sentences: readonly Sentence[],
  literals: ReadonlySet<string>,
  pack: ListeningPack,
): ClassifiedSentence[] {
  const whole = sentences.map(({ plain }) => plain).join(' ')
  if (
    otherSpeaker.test(message) ||
    code.test(message) ||
    encoded.test(message) ||
    packs.some((each) => each.sentences.override.test(whole))
  )
    return sentences.map((sentence) => ({ ...sentence, kind: 'command' }))
  const quoted = quotedRanges(message)
  return sentences.map((sentence) => ({
    ...sentence,
    kind: isMachineTalk(sentence, literals) ? 'command' : kindOf(message, sentence, quoted, pack),
  }))
}

/** Names with underscores are those of tools and fields; only an option's own value may be typed like that. */
const isMachineTalk = ({ tokens }: Sentence, literals: ReadonlySet<string>) =>
  tokens.some(({ kind, word }) => kind === 'word' && word.includes('_') && !literals.has(word))

function kindOf(
  message: string,
  { tokens, plain, asks, asksLater }: Sentence,
  quoted: readonly (readonly [number, number])[],
  pack: ListeningPack,
): SentenceKind {
  const { sentences, replies } = pack
  const [from, to] = [tokens[0]!.from, tokens.at(-1)!.to]
  if (quoted.some(([start, end]) => from < end && to > start)) return 'quoted'
  if (packs.some((each) => each.sentences.command.test(plain)) || assignment.test(message.slice(from, to)))
    return 'command'
  if (!asks && [replies.yes, replies.no, replies.shrug].some((form) => form.test(plain))) return 'statement'
  // "Hab ich doch grade geschrieben" opens like a question.
  if (!asks && isReminder(plain, pack)) return 'statement'
  if (sentences.hypothetical.test(plain)) {
    // "And if we forget": what goes on from an answer asks, with or without its mark.
    const isAsked = asks || sentences.question.test(plain) || sentences.elliptic.test(plain)
    return isAsked ? 'question' : 'supposed'
  }
  if (sentences.request.test(plain)) return 'request'
  if (sentences.question.test(plain) || sentences.indirect.test(plain)) return 'question'
  if (sentences.tag.test(plain)) return 'question'
  if (sentences.keywords.test(plain)) return 'question'
  if (sentences.afterPause.test(plain)) return 'question'
  if (asksLater && sentences.inverted.test(plain)) return 'question'
  // "Password reset how?"
  if (asks && tokens.length > 1 && sentences.question.test(tokens.at(-1)!.word)) return 'question'
  return asks && (sentences.elliptic.test(plain) || tokens.length > 4) ? 'question' : 'statement'
}
