import type { SlotDefinition } from '../../flow/definition.ts'
import { wordsOf } from '../../knowledge/search/words.ts'
import { asksForContact } from '../../slots/asks_for_phone.ts'
import { upperFirst } from '../../upper_first.ts'
import type { ListeningPack, NameForm } from '../language/index.ts'
import type { ClassifiedSentence } from '../sentences/classify_sentences.ts'
import { isCommon } from '../sentences/common_words.ts'
import type { TokenRun } from '../sentences/sentences.ts'
import { partsBetween, runsOf, stemOf, type Token } from '../sentences/tokens.ts'
import { type Mention, mentionOf } from './mention.ts'
import { hasPhoneNumber } from './phone_mentions.ts'

const mostWords = 5
export const particles: ReadonlySet<string> = new Set(
  'von van vom de der den del la le di da zu zur of and und & the o'.split(' '),
)

/** A name that its own words introduce: "my name is …", "I work for …". */
export function nameMentions(
  message: string,
  sentence: ClassifiedSentence,
  at: number,
  slot: SlotDefinition,
  asked: SlotDefinition | null,
  /** Whether a word is an option's. */
  isKnown: (token: Token) => boolean,
  pack: ListeningPack,
): Mention[] {
  const isAsked = asked?.key === slot.key
  const forms = formsFor(slot, pack)
  const isPersonal = forms.some((form) => form.isPersonal)
  const signed = isPersonal ? nameBesideAddress(message, sentence, isKnown, pack) : []
  const [from, to] = [signed[0], signed.at(-1)]
  if (from && to) return [named(from, to)]
  const [opening, ...others] = sentence.clauses
  const isOpened = forms.some(({ opens }) => opening !== undefined && opens.test(opening.plain))
  const isWhole = opening !== undefined && isWholeName(message, opening.tokens, pack)
  // "Holzbau Lang, wir bauen Carports."
  if (isAsked && !isOpened && others.length > 0 && isWhole && asksForName(slot, pack))
    return [named(opening!.tokens[0]!, opening!.tokens.at(-1)!)]
  const isSigned = isPersonal && isWithContact(message, sentence, asked)
  for (const form of forms) {
    // "07700 900155, I'm Lena."
    if (!form.unmistakable && !isAsked && !(isSigned && form.beside)) continue
    const words = [sentence, ...sentence.clauses].find(({ plain }) => form.opens.test(plain))
    if (words === undefined || sentence.clauses.some(({ plain }) => pack.answers.unaffiliated.test(plain)))
      continue
    const opened = form.opens.exec(words.plain)!
    const from = wordsIn(words.plain.slice(0, opened.index + opened[0].length))
    const isBeside = !form.unmistakable && !isAsked
    const maybeSmall =
      isAsked || form.small === true || (form.beside === 'small' && hasContact(message, sentence))
    const name = nameFrom(message, words.tokens.slice(from), maybeSmall, form, pack)
    const [first, last] = [name[0], name.at(-1)]
    if (first === undefined || last === undefined) continue
    if (isBeside && form.beside === 'two' && name.length < 2) continue
    return [named(first, last)]
  }
  return []

  function named(first: Token, last: Token): Mention {
    const name = message.slice(first.from, last.to)
    return mentionOf(slot.key, name, [first, last], { score: 1, isExplicit: true, sentence: at })
  }
}

/**
 * "Dirk Osterkamp, dirk@osterkamp.example": two or three words of their own beside an address that holds one of them.
 * "hartmann, 08161 223344" and "frau hartmann 08161 223344" are names, too.
 */
function nameBesideAddress(
  message: string,
  { tokens }: ClassifiedSentence,
  isKnown: (token: Token) => boolean,
  pack: ListeningPack,
): Token[] {
  const { answers, choices, numbers, replies, sentences } = pack
  const address = tokens.find(({ kind }) => kind === 'email')?.word
  const parts = partsBetween(tokens, /[,;:\n]/)
  const isWord = (token: Token) =>
    token.kind === 'word' && !sentences.light.has(token.word) && !choices.self.has(token.word)
  const isOfName = (token: Token) => isWord(token) && isCapital(message, token)
  const isLong = (run: readonly Token[]) => run.length > 1 && run.length <= 3
  const isName = (run: readonly Token[]) => isLong(run) && run.every(isOfName)
  const isTime = (run: readonly Token[]) =>
    run.some(({ word }) => answers.times.has(word) || numbers.months.has(word))
  /** "hartmann, 08161 223344" */
  const isSingle = (part: readonly Token[]) =>
    part.length === 1 && isWord(part[0]!) && part[0]!.word.length > 2 && !isOfTalk(part[0]!, pack)
  if (address !== undefined) {
    const holds = (run: readonly Token[]) => run.some(({ word }) => word.length > 2 && address.includes(word))
    const isSpelled = (run: readonly Token[]) =>
      isLong(run) && holds(run) && run.every((token) => isIn(address, token))
    return (
      parts.flatMap((part) => runsOf(part, isOfName)).find((run) => isName(run) && holds(run)) ??
      parts.flatMap((part) => runsOf(part, isWord)).find(isSpelled) ??
      parts.find((part) => isSingle(part) && address.startsWith(part[0]!.word)) ??
      []
    )
  }
  const hasNumber = hasPhoneNumber(textOf(message, tokens))
  const titled = parts
    .flatMap((part) => (hasNumber ? runsOf(part, isWord) : []))
    .find((run) => run.length > 1 && run.length <= 3 && answers.titles.has(run[0]!.word))
  if (titled !== undefined) return titled
  const [named, ...others] = parts.filter((part) =>
    part.some(({ kind, word }) => kind !== 'number' && !replies.fillers.has(word)),
  )
  if (named === undefined || others.length > 0) return []
  return hasNumber && parts.length > 1 && isSingle(named) && !named.some(isKnown) && !isTime(named)
    ? named
    : []
}

const textOf = (message: string, tokens: readonly Token[]) =>
  message.slice(tokens[0]!.from, tokens.at(-1)!.to)

/** "Dave" and "Hollis" are in dave.hollis@…, in d.hollis@… and in dave.h@…. */
const isIn = (address: string, { word }: Token): boolean =>
  (word.length > 2 && address.includes(word)) ||
  address.split('@')[0]!.split(/[._-]/).includes(word.charAt(0))

/** Whether a slot asks for the name of somebody, an animal or a company: a whole sentence is no answer to it. */
export const asksForName = (slot: SlotDefinition, pack: ListeningPack): boolean =>
  formsFor(slot, pack).length > 0 ||
  [slot.key, slot.title ?? ''].flatMap(partsOf).some((word) => naming.test(word))

/** By name or by size. */
export const asksForCompany = (slot: SlotDefinition, pack: ListeningPack): boolean =>
  formsFor(slot, pack).some(({ isPersonal }) => !isPersonal) ||
  slot.key.split('_').some((word) => company.has(word))

const company = new Set(['company', 'firma', 'unternehmen'])

const partsOf = (text: string) => wordsOf(text.replaceAll('_', ' '))
/** "Name", "Nachname", "Tiername". */
const naming = /names?$/

/** A bare name is short and has no other words in it. */
export const isBareName = (tokens: readonly Token[], { sentences, answers }: ListeningPack): boolean =>
  tokens.some(({ kind }) => kind === 'word') &&
  tokens.length <= mostWords &&
  tokens.every(
    ({ word }) => particles.has(word) || !(sentences.light.has(word) || answers.salutations.has(word)),
  )

const isWholeName = (message: string, tokens: readonly Token[], pack: ListeningPack): boolean =>
  tokens.length > 1 &&
  isBareName(tokens, pack) &&
  tokens.every((token) => isCapital(message, token) && !pack.replies.fillers.has(token.word))

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
  maybeSmall: boolean,
  { isPersonal, small }: NameForm,
  pack: ListeningPack,
): Token[] {
  const { sentences, answers } = pack
  const name: Token[] = []
  for (const token of tokens) {
    const isFirst = name.length === 0
    if (name.length === mostWords || (!isFirst && /[,;:.!?()]|\s[-–—]\s/.test(token.gap))) break
    if (isPersonal && token.kind !== 'word') break
    if (token.kind === 'email' || (!particles.has(token.word) && sentences.light.has(token.word))) break
    if (joins.has(token.word) && !isCapital(message, tokens[tokens.indexOf(token) + 1])) break
    name.push(token)
  }
  while (name.length > 0 && particles.has(name.at(-1)!.word)) name.pop()
  const first = name[0]
  if (first === undefined || first.kind === 'number' || name.some(({ word }) => answers.feelings.has(word)))
    return []
  if (name.some(({ word }) => answers.ofNames.has(word))) return []
  // "Please call me early."
  const isEveryday =
    !small &&
    name.some((token) => !particles.has(token.word) && isSmall(message, token) && isOfTalk(token, pack))
  if (isEveryday) return []
  const next = tokens[name.length]
  const isWhole = next === undefined || /[,;.]/.test(next.gap)
  return isCapital(message, first) || (maybeSmall && isWhole) ? name : []
}

const isSmall = (message: string, token: Token) => !isCapital(message, token)

/** Known as a word, or as one for a time or a manner. */
export const isOfTalk = ({ word }: Token, pack: ListeningPack): boolean =>
  pack.answers.times.has(word) ||
  pack.answers.manners.has(word) ||
  pack.answers.degrees.has(word) ||
  isCommon(word, stemOf(word, pack.language), pack)

/** A telephone number or an address stands in the sentence, or was asked for. */
const isWithContact = (
  message: string,
  sentence: ClassifiedSentence,
  asked: SlotDefinition | null,
): boolean => (asked !== null && asksForContact(asked)) || hasContact(message, sentence)

/** A telephone number or an address. */
export const hasContact = (message: string, { tokens }: Pick<TokenRun, 'tokens'>): boolean =>
  tokens.some(({ kind }) => kind === 'email') || hasPhoneNumber(textOf(message, tokens))

const joins = new Set(['and', 'und', '&'])
export const isCapital = (message: string, token: Token | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(message.slice(token.from))
const wordsIn = (text: string) => text.trim().split(' ').length

/** "petra von hartmann" is noted as "Petra von Hartmann"; who writes any capital knows what they write. */
export const withCapitals = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replaceAll(/\p{L}[\p{L}'’]*/gu, (word) => (particles.has(word) ? word : upperFirst(word)))

/** Of somebody, and not of a company. */
export const asksForPerson = (slot: SlotDefinition, pack: ListeningPack): boolean =>
  formsFor(slot, pack).some(({ isPersonal }) => isPersonal === true)
