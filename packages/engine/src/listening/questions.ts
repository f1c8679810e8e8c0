import type { ListeningPack } from './language/index.ts'
import type { ParsedMessage } from './parsed_message.ts'
import type { Token } from './sentences/tokens.ts'

interface MessageQuestions {
  questions: string[]
  topic: string | null
}

/** The questions of a message, each complete in itself: what it leaves out, the topic before it says. */
export function messageQuestions(
  { input, sentences, smallTalk, pack }: ParsedMessage,
  taken: ReadonlySet<number>,
): MessageQuestions {
  const { message } = input
  const questions: string[] = []
  let { topic } = input
  for (const [at, { kind, tokens, plain }] of sentences.entries()) {
    // guard: small talk is no question [smallTalk[at] !== null]
    if ((kind !== 'question' && kind !== 'request') || smallTalk[at] !== null) continue
    // "About 20k?" asks nothing: it is an answer, said with care.
    // guard: an answer said with care asks nothing
    if (tokens.some((token) => taken.has(token.at)) && !hasForm(plain, pack)) continue
    const asked = withoutOpening(tokens, pack)
    const [first, last] = [asked[0], asked.at(-1)]
    if (first === undefined || last === undefined) continue
    const text = message.slice(first.from, last.to)
    const own = topicOf(message, asked, pack)
    const isAddressed = asked.some(({ word }) => pack.sentences.addressing.has(word))
    const isElliptic = (own === null && !isAddressed) || isFragment(tokens, pack)
    // guard: a question is completed by the topic [`${capital(text)} (${topic})?`]
    // guard: a whole question needs no topic [isElliptic]
    questions.push(isElliptic && topic !== null ? `${capital(text)} (${topic})?` : `${capital(text)}?`)
    if (own !== null && !isElliptic) topic = own
    else topic ??= own
  }
  // guard: a question is asked once [[...new… -> questions]
  return { questions: [...new Set(questions)], topic }
}

const hasForm = (plain: string, { sentences }: ListeningPack) =>
  [sentences.question, sentences.request, sentences.indirect, sentences.inverted].some((form) =>
    form.test(plain),
  )

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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
