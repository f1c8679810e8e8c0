import type { SlotDefinition } from '../../flow/definition.ts'
import { wordsOf } from '../../knowledge/search/words.ts'
import type { ListeningPack, NameForm } from '../language/index.ts'
import type { ClassifiedSentence } from '../sentences/classify_sentences.ts'
import type { Token } from '../sentences/tokens.ts'
import type { Mention } from './mention.ts'

const mostWords = 5
const particles = new Set('von van de der den la le di da zu of and und & the o'.split(' '))

/** A name that its own words introduce: "my name is …", "I work for …". */
export function nameMentions(
  message: string,
  sentence: ClassifiedSentence,
  at: number,
  slot: SlotDefinition,
  isAsked: boolean,
  pack: ListeningPack,
): Mention[] {
  for (const form of formsFor(slot, pack)) {
    if (!form.unmistakable && !isAsked) continue
    const words = [sentence, ...sentence.clauses].find(({ plain }) => form.opens.test(plain))
    if (words === undefined) continue
    const opened = form.opens.exec(words.plain)!
    const from = wordsIn(words.plain.slice(0, opened.index + opened[0].length))
    const name = nameFrom(message, words.tokens.slice(from), isAsked, pack)
    const [first, last] = [name[0], name.at(-1)]
    if (first === undefined || last === undefined) continue
    const value = message.slice(first.from, last.to)
    return [
      {
        slot: slot.key,
        values: [value],
        first: first.at,
        last: last.at,
        score: 1,
        isExplicit: true,
        isNegated: false,
        sentence: at,
      },
    ]
  }
  return []
}

/** Whether a slot asks for the name of somebody, an animal or a company: a whole sentence is no answer to it. */
export const asksForName = (slot: SlotDefinition, pack: ListeningPack): boolean =>
  formsFor(slot, pack).length > 0 ||
  [slot.key, slot.title ?? ''].flatMap(partsOf).some((word) => naming.test(word))

const partsOf = (text: string) => wordsOf(text.replaceAll('_', ' '))
/** "Name", "Nachname", "Tiername". */
const naming = /names?$/

/** A bare name is short and has no other words in it. */
export const isBareName = (tokens: readonly Token[], { sentences }: ListeningPack): boolean =>
  tokens.length <= mostWords && tokens.every(({ word }) => particles.has(word) || !sentences.light.has(word))

function formsFor({ key, data_type }: SlotDefinition, { sentences }: ListeningPack): NameForm[] {
  if (data_type !== 'string') return []
  const words = key.split('_')
  return sentences.names.filter(
    ({ defining, besides }) =>
      words.some((word) => defining.has(word)) &&
      words.every((word) => defining.has(word) || besides.has(word)),
  )
}

function nameFrom(
  message: string,
  tokens: readonly Token[],
  isAsked: boolean,
  { sentences, answers }: ListeningPack,
): Token[] {
  const name: Token[] = []
  for (const token of tokens) {
    const isFirst = name.length === 0
    if (name.length === mostWords || (!isFirst && /[,;:.!?()]|\s[-–—]\s/.test(token.gap))) break
    if (token.kind === 'email' || (!particles.has(token.word) && sentences.light.has(token.word))) break
    if (joins.has(token.word) && !isCapital(message, tokens[tokens.indexOf(token) + 1])) break
    name.push(token)
  }
  while (name.length > 0 && particles.has(name.at(-1)!.word)) name.pop()
  const first = name[0]
  // guard: who tells how they feel gives no name [answers…]
  if (first === undefined || answers.feelings.has(first.word)) return []
  return isCapital(message, first) || (isAsked && tokens.length === name.length) ? name : []
}

const joins = new Set(['and', 'und', '&'])
const isCapital = (message: string, token: Token | undefined) =>
  token !== undefined && /^\p{Lu}/u.test(message.slice(token.from))
const wordsIn = (text: string) => text.trim().split(' ').length
