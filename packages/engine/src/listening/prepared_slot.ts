import type { SlotDefinition } from '../flow/definition.ts'
import { foldCase, wordsOf } from '../knowledge/search/words.ts'
import { type ListeningPack, type Measure, type OptionPhrase, packs } from './language/index.ts'
import { alternativesOf, namesInList } from './mentions/option_names.ts'
import { isAct, optionPhrasesFor } from './mentions/option_phrases_for.ts'
import { type Phrase, phraseOf, phrasesOf } from './mentions/phrase.ts'
import { type Interval, intervalOf } from './numbers/bands.ts'
import { stemOf, type Token, tokenize } from './sentences/tokens.ts'

/** A slot as it is listened for in one language. Made once for a snapshot's slot, because every message needs all. */
export interface PreparedSlot {
  slot: SlotDefinition
  options: readonly PreparedOption[]
  /** What a boolean is about, for when nobody asked. */
  matter: readonly Phrase[]
  /** Words that name the slot, as stems; those of its key and title weigh 1, those of its description less. */
  about: ReadonlyMap<string, number>
  /** What its numbers measure, where that can be told. */
  measure: Measure | null
  isNumeric: boolean
}

export interface PreparedOption {
  value: string
  /** The value as it would be typed, where nobody could mean anything else by it: `10k_to_50k`. */
  literal: readonly Token[]
  phrases: readonly Phrase[]
  /** How it is meant without its names, where several options were asked for. */
  optionPhrases: readonly OptionPhrase[]
  /** Stands for something that visitors do or ask. */
  isAct: boolean
  interval: Interval | null
  /** Stands for having no answer: "not known yet". */
  isOpen: boolean
  /** Stands for nothing of the kind: "none", 0. */
  isNothing: boolean
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
  const named = optionsOf(slot, pack)
  const numeric = named.filter(({ interval }) => interval !== null).length
  const isNumeric = numeric > 0 && numeric * 2 >= named.length
  // A number in one label among others is a word like any: "in the next three months".
  const options = isNumeric ? named : named.map((option) => ({ ...option, interval: null }))
  return {
    slot,
    options,
    matter: slot.data_type === 'boolean' ? matterOf(slot, pack) : [],
    about: aboutOf(slot, pack),
    measure: measureOf(slot),
    isNumeric,
  }
}

function optionsOf(slot: SlotDefinition, pack: ListeningPack): PreparedOption[] {
  const values = slot.enum_values ?? []
  const textsByValue = values.map((value) => textsOf(slot, value))
  const shares = termShares(textsByValue, pack)
  const own = new Set(textsByValue.flat().flatMap(wordsOf))
  return values.map((value, at) => {
    const texts = textsByValue[at]!
    const names = [...texts, ...texts.flatMap(alternativesOf)]
    const plain = texts.map((text) => wordsOf(text).join(' '))
    return {
      value,
      literal: value.includes('_') ? tokenize(value) : [],
      phrases: names.flatMap((text) => phrasesOf(text, shares, pack, own)),
      optionPhrases: [
        ...new Set([...names, ...namesInList(texts, pack)].flatMap((name) => optionPhrasesFor(name, pack))),
      ],
      isAct: texts.some((text) => isAct(text, pack)),
      interval: intervalFor(texts),
      isOpen: plain.some((text) => packs.some(({ choices }) => choices.open.test(text))),
      isNothing: plain.some((text) => packs.some(({ choices }) => choices.nothing.has(text))),
      isOfSelf: texts.some((text) => packs.some(({ choices }) => choices.self.has(wordsOf(text)[0] ?? ''))),
    }
  })
}

const intervalFor = (texts: readonly string[]) => {
  for (const text of texts) {
    const interval = intervalOf(text)
    if (interval !== null) return interval
  }
  return null
}

/** The value, and every label of it in any language: a visitor may have read any of them. */
function textsOf({ enum_labels, translations }: SlotDefinition, value: string): string[] {
  const labels = [enum_labels, ...Object.values(translations).map((words) => words.enum_labels ?? {})]
  const named = labels.filter((words) => Object.hasOwn(words, value)).map((words) => words[value]!)
  return [...new Set([value.replaceAll('_', ' '), ...named])]
}

/** In how many options a term stands: what all share tells none apart. */
function termShares(textsByValue: readonly string[][], { language }: ListeningPack): Map<string, number> {
  const shares = new Map<string, number>()
  for (const texts of textsByValue)
    for (const stem of new Set(texts.flatMap(wordsOf).map((word) => stemOf(word, language))))
      shares.set(stem, (shares.get(stem) ?? 0) + 1)
  return shares
}

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

function measureOf(slot: SlotDefinition): Measure | null {
  const labels = (slot.enum_values ?? []).flatMap((value) => textsOf(slot, value))
  for (const text of [...nameWords(slot), ...labels, slot.description ?? ''])
    for (const word of [...wordsOf(text), ...(foldCase(text).match(/[€$£¥]/g) ?? [])])
      for (const { numbers } of packs) {
        const measure = numbers.measures.get(word)
        if (measure !== undefined) return measure
      }
  return null
}
