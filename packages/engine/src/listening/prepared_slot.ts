import type { SlotDefinition } from '../flow/definition.ts'
import { foldCase, wordsOf } from '../knowledge/search/words.ts'
import { type ListeningPack, type Measure, type OptionPhrase, packs } from './language/index.ts'
import { alternativesOf, namesInList, withUmlauts, wordsBesideNumbers } from './mentions/option_names.ts'
import { isAct, optionPhrasesFor } from './mentions/option_phrases_for.ts'
import { type Phrase, phraseOf, phrasesOf } from './mentions/phrase.ts'
import { type Interval, intervalOfTexts, inUnit } from './numbers/bands.ts'
import { stemOf, type Token, tokenize } from './sentences/tokens.ts'

/** A slot as it is listened for in one language. Made once for a snapshot's slot, because every message needs all. */
export interface PreparedSlot {
  slot: SlotDefinition
  /** Of its key and its titles. */
  words: readonly string[]
  options: readonly PreparedOption[]
  /** What a boolean is about, for when nobody asked. */
  matter: readonly Phrase[]
  /** Words that name the slot, as stems; those of its key and title weigh 1, those of its description less. */
  about: ReadonlyMap<string, number>
  /** What its numbers measure, where that can be told. */
  measure: Measure | null
  /** Days in the unit that its bare numbers are in: "How many weeks?" */
  unit: number
  isNumeric: boolean
}

export interface PreparedOption {
  value: string
  /** Its value and its labels, as they are read. */
  texts: readonly string[]
  /** The value as it would be typed, where nobody could mean anything else by it: `10k_to_50k`. */
  literal: readonly Token[]
  /** Its texts of more than one token, to be found word for word. */
  labels: readonly (readonly Token[])[]
  phrases: readonly Phrase[]
  /** The same for its words beside numbers, where it is told by numbers: "Team" of "Team (5 users)". */
  besideNumbers: readonly Phrase[]
  /** How it is meant without its names, where several options were asked for. */
  optionPhrases: readonly OptionPhrase[]
  /** Stands for something that visitors do or ask. */
  isAct: boolean
  interval: Interval | null
  /** Stands for having no answer: "not known yet". */
  isOpen: boolean
  /** Stands for nothing of the kind: "none", 0. */
  isNothing: boolean
  /** Stands for something that is not among the others: "something else". */
  isOther: boolean
  /** Said in the first person: "I decide". */
  isOfSelf: boolean
}

const cache = new WeakMap<SlotDefinition, Map<string, PreparedSlot>>()

export function preparedSlot(slot: SlotDefinition, pack: ListeningPack): PreparedSlot {
  const byLanguage = cache.get(slot) ?? new Map<string, PreparedSlot>()
  cache.set(slot, byLanguage)
  const known = byLanguage.get(pack.language)
  if (known !== undefined) return known
  const made = prepare(slot, pack)
  byLanguage.set(pack.language, made)
  return made
}

function prepare(slot: SlotDefinition, pack: ListeningPack): PreparedSlot {
  const measure = measureOf(slot)
  const unit = measure === 'time' ? unitOf(slot) : measure === 'age' ? daysInYear : 1
  const named = optionsOf(slot, pack).map((option) => ({ ...option, interval: bandOf(option, unit, pack) }))
  const numeric = named.filter(({ interval }) => interval !== null).length
  const isNumeric = numeric > 0 && numeric * 2 >= named.length
  // A number in one label among others is a word like any: "in the next three months".
  const options = isNumeric ? named : named.map((option) => ({ ...option, interval: null }))
  return {
    slot,
    words: nameWords(slot).flatMap(wordsOf),
    options,
    matter: slot.data_type === 'boolean' ? matterOf(slot, pack) : [],
    about: aboutOf(slot, pack),
    measure,
    unit,
    isNumeric,
  }
}

/** As the words for units of time count: twelve months of thirty days. */
const daysInYear = 360

function bandOf({ interval, texts }: PreparedOption, unit: number, pack: ListeningPack): Interval | null {
  if (interval !== null) return interval.isMeasured ? interval : inUnit(interval, unit)
  // "Just me" is one, where the options beside it count people.
  const plain = texts.map((text) => wordsOf(text).join(' '))
  const party = pack.numbers.parties.find(([pattern]) => plain.some((text) => pattern.test(text)))
  return party === undefined ? null : { low: party[1], high: party[1], above: false, isMeasured: false }
}

function optionsOf(slot: SlotDefinition, pack: ListeningPack): PreparedOption[] {
  const values = slot.enum_values ?? []
  const textsByValue = values.map((value) => textsOf(slot, value))
  const shares = termShares(textsByValue, pack)
  const own = new Set(textsByValue.flat().flatMap(wordsOf))
  return values.map((value, at) => {
    const texts = textsByValue[at]!
    const names = [...texts, ...withUmlauts(texts[0]!), ...texts.flatMap(alternativesOf)]
    const plain = texts.map((text) => wordsOf(text).join(' '))
    return {
      value,
      literal: value.includes('_') ? tokenize(value) : [],
      labels: [...new Set(texts.map(foldCase))].map(tokenize).filter((label) => label.length > 1),
      phrases: names.flatMap((text) => {
        // "Boiler or heating repair" is named by "boiler" only where it was asked for, if other boilers stand beside it.
        const isEveryday = !texts.includes(text) && isShared(text, shares, pack)
        return phrasesOf(text, shares, pack, own).map((phrase) =>
          isEveryday ? { ...phrase, isEveryday, isPart: true as const } : phrase,
        )
      }),
      besideNumbers: texts
        .map((text) => wordsBesideNumbers(text, shares, pack))
        .filter((text) => text !== '')
        .map((text) => phraseOf(text, shares, pack, own)),
      optionPhrases: [
        ...new Set([...names, ...namesInList(texts, pack)].flatMap((name) => optionPhrasesFor(name, pack))),
      ],
      isAct: texts.some((text) => isAct(text, pack)),
      interval: intervalOfTexts(texts),
      texts,
      isOpen: plain.some((text) => packs.some(({ choices }) => choices.open.test(text))),
      isNothing: plain.some((text) => packs.some(({ choices }) => choices.nothing.has(text))),
      isOther: plain.some((text) => packs.some(({ choices }) => choices.otherThing.test(text))),
      isOfSelf: texts.some((text) => packs.some(({ choices }) => choices.self.has(wordsOf(text)[0] ?? ''))),
    }
  })
}

const isShared = (text: string, shares: ReadonlyMap<string, number>, { language }: ListeningPack) =>
  wordsOf(text).every((word) => (shares.get(stemOf(word, language)) ?? 0) > 1)

/** The value, and every label of it in any language: a visitor may have read any of them. */
function textsOf({ enum_labels, translations }: SlotDefinition, value: string): string[] {
  const labels = [enum_labels, ...Object.values(translations).map((words) => words.enum_labels ?? {})]
  const named = labels.filter((words) => Object.hasOwn(words, value)).map((words) => words[value]!)
  return [...new Set([value.replaceAll('_', ' '), ...named])]
}

/** In how many options a term stands: what all share tells none apart. */
function termShares(textsByValue: readonly string[][], { language }: ListeningPack): Map<string, number> {
  const stemsByValue = textsByValue.map(
    (texts) => new Set(texts.flatMap(wordsOf).map((word) => stemOf(word, language))),
  )
  const isIn = (stem: string) => (other: string) =>
    other === stem || (stem.length >= leastPart && (other.startsWith(stem) || other.endsWith(stem)))
  return new Map(
    stemsByValue
      .flatMap((stems) => [...stems])
      .map((stem) => [stem, stemsByValue.filter((stems) => [...stems].some(isIn(stem))).length]),
  )
}

/** "Grab" of "Grabpflege". */
const leastPart = 4

const nameWords = ({ key, title, translations }: SlotDefinition) => [
  key.replaceAll('_', ' '),
  title ?? '',
  ...Object.values(translations).map((words) => words.title ?? ''),
]

function matterOf(slot: SlotDefinition, pack: ListeningPack): Phrase[] {
  const texts = new Set(nameWords(slot).map((text) => matterWords(text).join(' ')))
  return [...texts]
    .filter((text) => text !== '')
    .flatMap((text) => [phraseOf(text, new Map(), pack), ...phrasesOf(text, new Map(), pack).slice(1)])
}

const matterWords = (text: string) =>
  wordsOf(text).filter((word) => packs.every(({ choices }) => !choices.slotWords.has(word)))

function aboutOf(
  slot: SlotDefinition,
  { language, sentences, synonyms }: ListeningPack,
): Map<string, number> {
  const about = new Map<string, number>()
  const add = (words: readonly string[], weight: number) => {
    for (const word of words) {
      const stem = stemOf(word, language)
      if (!sentences.light.has(word) && !about.has(stem)) about.set(stem, weight)
    }
  }
  const names = nameWords(slot).flatMap(matterWords)
  add(names, 1)
  add(
    synonyms
      .filter((line) => line.some((word) => names.includes(word)))
      .flatMap((line) => line.filter(isOneWord)),
    0.9,
  )
  add(matterWords(slot.description ?? ''), 0.6)
  return about
}

const isOneWord = (text: string) => !text.includes(' ')

/** "Invoices a month" are invoices. */
const rate = /(?<![\p{L}])(?:in an?|an?|per|each|every|pro|im|je|jeden?) \p{L}+/giu

function measureOf(slot: SlotDefinition): Measure | null {
  const labels = (slot.enum_values ?? []).flatMap((value) => textsOf(slot, value))
  for (const text of [...nameWords(slot), ...labels, slot.description ?? ''].map((text) =>
    text.replaceAll(rate, ''),
  ))
    for (const word of [...wordsOf(text), ...(foldCase(text).match(/[€$£¥]/g) ?? [])])
      for (const { numbers } of packs) {
        const measure = numbers.measures.get(word)
        if (measure !== undefined) return measure
      }
  return null
}

/** The unit of time that its names say, or that all labels share. */
function unitOf(slot: SlotDefinition): number {
  const labels = (slot.enum_values ?? []).flatMap((value) => textsOf(slot, value))
  const [named] = daysIn(nameWords(slot))
  const units = new Set(daysIn(labels))
  return named ?? (units.size === 1 ? [...units][0]! : 1)
}

const daysIn = (texts: readonly string[]): number[] =>
  texts
    .flatMap(wordsOf)
    .flatMap((word) => packs.map(({ numbers }) => numbers.days.get(word)).find(Boolean) ?? [])
