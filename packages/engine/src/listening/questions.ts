import { upperFirst } from '../upper_first.ts'
import { hasIntent } from './intents/has_intent.ts'
import type { Intent } from './intents/intent.ts'
import { type ListeningPack, listeningPackFor } from './language/index.ts'
import { asksForName } from './mentions/name_mentions.ts'
import type { ParsedMessage } from './parsed_message.ts'
import { isLight } from './sentences/is_light.ts'
import { hasQuestionForm, isShortAnswer } from './sentences/question_form.ts'
import { type Token, tokenize } from './sentences/tokens.ts'

interface MessageQuestions {
  questions: string[]
  topic: string | null
}

/** The questions of a message, each complete in itself: what it leaves out, the topic before it says. */
export function messageQuestions(
  parsed: ParsedMessage,
  taken: ReadonlySet<number>,
  isTelling: boolean,
): MessageQuestions {
  const { input, sentences, smallTalk, pack } = parsed
  const { message } = input
  const questions: string[] = []
  let { topic } = input
  for (const [at, sentence] of sentences.entries()) {
    const { kind, tokens, plain, asks } = sentence
    const isTaken = tokens.some((token) => taken.has(token.at))
    const isMarked = kind === 'statement' && asks && !isTaken && !isHedge(tokens, pack)
    const isAsked =
      kind === 'question' || kind === 'request' || isMarked || (!isTelling && isKeywords(parsed, at))
    if (!isAsked || smallTalk[at] !== null || isIdle(parsed, at)) continue
    // "About 20k?" asks nothing: it is an answer, said with care. Neither does "price mostly, and that …".
    const isKeyed = pack.sentences.keywords.test(plain) && !pack.sentences.afterPause.test(plain)
    if (isTaken && (isShortAnswer(sentence) || (isKeyed && !asks)) && !hasQuestionForm(plain, pack)) continue
    // "Price and speed" are two of the options, though "price" alone would ask.
    if (!asks && isOnlyTaken(tokens, taken, pack)) continue
    const asked = withoutOpening(tokens, pack)
    const [first, last] = [asked[0], asked.at(-1)]
    if (first === undefined || last === undefined) continue
    const text = message.slice(first.from, last.to)
    const own = topicOf(message, asked, pack)
    const isAddressed = asked.some(({ word }) => pack.sentences.addressing.has(word))
    const isElliptic = (own === null && !isAddressed) || isFragment(tokens, pack)
    questions.push(isElliptic && topic !== null ? `${upperFirst(text)} (${topic})?` : `${upperFirst(text)}?`)
    if (own !== null && !isElliptic) topic = own
    else topic ??= own
  }
  return { questions: [...new Set(questions)], topic }
}

/** "Think so?" */
const isHedge = (tokens: readonly Token[], pack: ListeningPack) =>
  tokens.every((token) => isLight(token, pack))

const isOnlyTaken = (tokens: readonly Token[], taken: ReadonlySet<number>, { sentences }: ListeningPack) =>
  tokens.some(({ at }) => taken.has(at)) &&
  tokens.every(({ at, word }) => taken.has(at) || sentences.light.has(word))

/** Asks nothing that the knowledge could answer. */
const isIdle = ({ intents }: ParsedMessage, at: number): boolean =>
  idle.some((intent) => hasIntent(intents[at]!, intent))

const idle: readonly Intent[] = ['person', 'identity', 'talk']

/** Most people type a few words into a chat as into a search box. */
const mostKeywords = 6

/** "Business yearly price": a few words that answer nothing, where nothing was asked for. */
function isKeywords({ input, slots, sentences, replies, intents, pack }: ParsedMessage, at: number): boolean {
  const { kind, tokens } = sentences[at]!
  const { yes, no, dontKnow, dontCare, goodbye, corrects } = replies[at]!
  if (corrects) return false
  if (kind !== 'statement' || yes || no || dontKnow || dontCare || goodbye) return false
  if (!hasIntent(intents[at]!, 'ask')) return false
  if (isName(input) && slots.some(({ slot }) => asksForName(slot, pack))) return false
  const isShort = tokens.length > 1 && tokens.length <= mostKeywords
  return isShort && sentences.length === 1 && input.asked.slot === null
}

/** "Jan Petersen", where a name is asked for sooner or later. */
const isName = ({ message }: ParsedMessage['input']): boolean =>
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u.test(message.trim())

/** Without "Hi" and "and": they belong to the message, not to the question. */
function withoutOpening(tokens: readonly Token[], { sentences, replies }: ListeningPack): readonly Token[] {
  let rest = tokens
  while (rest.length > 1 && (sentences.conjunctions.has(rest[0]!.word) || isPolite(rest)))
    rest = rest.slice(1)
  return rest

  function isPolite(words: readonly Token[]): boolean {
    const [first, second] = words
    return replies.fillers.has(first!.word) && /[,!.]/.test(second?.gap ?? '')
  }
}

/** "And for children?": opens like a continuation, and is too short to stand alone. */
const isFragment = (tokens: readonly Token[], { sentences }: ListeningPack) =>
  tokens.length <= 6 &&
  sentences.elliptic.test(tokens.map(({ word }) => word).join(' ')) &&
  !sentences.question.test(
    tokens
      .slice(1)
      .map(({ word }) => word)
      .join(' '),
  )

/** The words of a question that name its subject: the longest run of those that do. */
function topicOf(message: string, tokens: readonly Token[], { sentences }: ListeningPack): string | null {
  const runs: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const isPlain =
      sentences.light.has(token.word) ||
      (sentences.asking.has(token.word) && !modifies(token, tokens[at + 1]))
    if (isPlain || /[,;:]/.test(token.gap)) runs.push([])
    if (!isPlain) runs.at(-1)!.push(token)
  }
  const longest = runs.reduce((one, other) => (other.length >= one.length && other.length > 0 ? other : one))
  const [first, last] = [longest[0], longest.at(-1)]
  return first === undefined || last === undefined ? null : message.slice(first.from, last.to)

  /** "Pricing audit": what costs something is asked of the whole of it. */
  function modifies({ word }: Token, next: Token | undefined): boolean {
    if (next === undefined || sentences.light.has(next.word) || sentences.asking.has(next.word)) return false
    return next.gap === '-' || sentences.modifying.has(word)
  }
}

/** Whether a text asks for something to be done, in the form of a question. */
export function isWish(text: string, locale: string): boolean {
  const { plain, pack } = wordsIn(text, locale)
  return pack.acts.wish.test(plain)
}

/** Whether a text says what its writer wants: "we would like …", "I need …". */
export function saysWish(text: string, locale: string): boolean {
  const { plain, pack } = wordsIn(text, locale)
  return pack.acts.wants.test(plain)
}

/** Whether a text says that its writer only looks around. */
export function browses(text: string, locale: string): boolean {
  const { plain, pack } = wordsIn(text, locale)
  return pack.replies.browsing.test(plain)
}

/** Whether a text opens with its writers: "we are a wholesaler", "wir sind zu viert". */
export function tellsOfSelf(text: string, locale: string): boolean {
  const { words, pack } = wordsIn(text, locale)
  return pack.choices.self.has(words[0] ?? '')
}

/** Whether a text speaks to the organization: "where are you". */
export function addresses(text: string, locale: string): boolean {
  const { words, pack } = wordsIn(text, locale)
  return words.some((word) => pack.sentences.addressing.has(word))
}

function wordsIn(text: string, locale: string) {
  const words = tokenize(text).map(({ word }) => word)
  return { words, plain: words.join(' '), pack: listeningPackFor(words, locale) }
}
