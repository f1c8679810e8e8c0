import type { ListeningPack } from '../language/index.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Token } from '../sentences/tokens.ts'
import { type Mention, mentionOf } from './mention.ts'
import { textKind } from './typed_text.ts'

/** "LG-20418", "order 55012": what has figures in it, for a slot that asks for the number of something. */
export function referenceMentions(
  message: string,
  { tokens }: Sentence,
  stems: readonly string[],
  at: number,
  prepared: PreparedSlot,
  isAsked: boolean,
  pack: ListeningPack,
): Mention[] {
  if (textKind(prepared) !== 'reference') return []
  const isNamed = stems.some(
    (stem, place) => (prepared.about.get(stem) ?? 0) === 1 && !isBefore(tokens[place]!),
  )
  if (!isAsked && !isNamed) return []
  const codes = codesIn(message, tokens).filter((code) => isReference(code, tokens, pack))
  const [code] = codes
  if (code === undefined) return []
  const [first, last] = [code[0]!, code.at(-1)!]
  const rest = { score: isAsked ? 1.1 : 1, isExplicit: isNamed, sentence: at }
  return [mentionOf(prepared.slot.key, message.slice(first.from, last.to), [first, last], rest)]

  /** "Order 2 pizzas" is a verb. */
  function isBefore(token: Token): boolean {
    const next = tokens[tokens.indexOf(token) + 1]
    return next?.kind === 'number' && next.word.length < fewestFigures
  }
}

const fewestFigures = 3

/** Runs of tokens without a space between them that have a figure: "RE-2024/118". */
function codesIn(message: string, tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = []
  for (const token of tokens)
    if (runs.length > 0 && /^[-/._#]?$/.test(token.gap)) runs.at(-1)!.push(token)
    else runs.push([token])
  return runs.filter((run) => run.every(({ kind }) => kind !== 'email') && /\d/.test(textOf(run)))

  function textOf(run: readonly Token[]): string {
    return message.slice(run[0]!.from, run.at(-1)!.to)
  }
}

/** A short number counts something, unless it is all that is said. */
function isReference(code: readonly Token[], tokens: readonly Token[], { numbers }: ListeningPack): boolean {
  const figures = code.map(({ word }) => word.replaceAll(/\D/g, '')).join('')
  const next = tokens[tokens.indexOf(code.at(-1)!) + 1]
  if (next !== undefined && (numbers.measures.has(next.word) || numbers.months.has(next.word))) return false
  return (
    figures.length >= fewestFigures ||
    (code.length > 1 && figures.length > 0) ||
    tokens.length === code.length
  )
}
