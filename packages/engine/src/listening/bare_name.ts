import { freeTextAnswer } from './free_text_answer.ts'
import type { ListeningPack } from './language/index.ts'
import { isBareName } from './mentions/name_mentions.ts'
import { informs, type ParsedMessage } from './parsed_message.ts'
import { partsBetween, type Token } from './sentences/tokens.ts'

/** "That's reassuring", "das klingt gut": a name is not given like that. */
const ofSomething = /^(?:thats|that is|that sounds|sounds|das (?:ist|war|ware|klingt|hort)|klingt) /

/** "Sabine Kohl, from the bakery": what is said of a name is no part of it. */
export function bareName(parsed: ParsedMessage, taken: ReadonlySet<number>): readonly Token[] | null {
  const tokens = freeTextAnswer(parsed, taken)
  if (tokens === null) return null
  if (parsed.sentences.some((each) => informs(each) && parsed.pack.acts.wants.test(each.plain))) return null
  if (parsed.sentences.some((each) => informs(each) && ofSomething.test(each.plain))) return null
  const starts = new Set(parsed.sentences.map((sentence) => sentence.tokens[0]!.at))
  const [opening = [], ...others] = partsBetween(tokens, /[,;:(]/).flatMap((part) =>
    runsFrom(part, ({ at }) => starts.has(at)),
  )
  const first = withoutPlace(withoutEnding(opening, parsed.pack))
  if (!isBareName(first, parsed.pack) || isSearch(parsed, first)) return null
  const whole = others
    .map((part) => part.filter(({ word }) => !parsed.pack.replies.fillers.has(word)))
    .find((part) => part.length > 1 && isBareName(part, parsed.pack))
  return first.length === 1 && whole ? whole : first
}

/** A new run begins with every token that starts one. */
function runsFrom(tokens: readonly Token[], starts: (token: Token) => boolean): Token[][] {
  const runs: Token[][] = [[]]
  for (const token of tokens) {
    if (starts(token) && runs.at(-1)!.length > 0) runs.push([])
    runs.at(-1)!.push(token)
  }
  return runs
}

/** "Holger Steinmetz is my name". */
function withoutEnding(words: readonly Token[], { answers }: ListeningPack): readonly Token[] {
  const plain = words.map(({ word }) => word).join(' ')
  const [ending] = answers.namedAfter.exec(plain) ?? []
  return ending === undefined ? words : words.slice(0, -ending.trim().split(' ').length)
}

/** "Möbelhaus Petersen in Flensburg". */
function withoutPlace(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(({ word }) => /^(?:in|aus|from)$/.test(word))
  return at > 0 ? words.slice(0, at) : words
}

/** "driving lesson price": what is typed into a search box is no name, though the greeting asks for one. */
const isSearch = ({ input, pack }: ParsedMessage, words: readonly Token[]): boolean =>
  words.every(({ from }) => !/^\p{Lu}/u.test(input.message.slice(from))) &&
  (words.length > mostSmallWords ||
    words.every(({ word }) => pack.answers.times.has(word) || pack.answers.manners.has(word)) ||
    // Nobody can say "jkl".
    words.every(({ word }) => !/[aeiouyäöüáéíóúàèâêîôû]/u.test(word)) ||
    words.some(({ word }) => pack.sentences.asking.has(word) || pack.replies.fillers.has(word)))

const mostSmallWords = 3
