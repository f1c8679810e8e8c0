import { weightOfWord } from './light_words.ts'
import { relatedOf } from './related_words/index.ts'
import { termsOfWord } from './terms.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** What is asked, in the numbers of an index. */
export interface Query {
  words: QueryWord[]
  /** Words that follow each other and should stand near each other. */
  pairs: QueryPair[]
  /** The weight of all words together: what the best possible row would reach. */
  ideal: number
}

interface QueryWord {
  text: string
  /** How much it tells: its rarity, less for light words. */
  weight: number
  terms: QueryTerm[]
  /** Terms that tell for a row as well. It is not looked for by them: that would cost too much, and finds hardly more. */
  related: QueryTerm[]
  /** The numbers of exactly this form. */
  forms: readonly number[]
}

export interface QueryTerm {
  term: number
  /** Of the word; below 1 for a piece of it. */
  share: number
}

interface QueryPair {
  first: number
  second: number
  weight: number
}

interface Corpus {
  vocabulary: Vocabulary
  rarityOf(terms: readonly QueryTerm[]): number
}

/** Whoever pastes a page into the question is judged by its rarest words. */
const mostWords = 48

export function readQuery(text: string, language: string, corpus: Corpus): Query {
  const asked = [...new Set(wordsOf(text))].map((word) => ({ word, light: weightOfWord(word, language) }))
  // "Who are you?" has nothing else to go by.
  const onlyLight = asked.every(({ light }) => light < 1)
  const words = asked
    .filter(({ light }) => onlyLight || light > 0)
    .map(({ word, light }) => readWord(word, onlyLight ? 1 : light, corpus))
  const kept = heaviest(mergeForms(words))
  return { words: kept, pairs: pairsOf(kept), ideal: kept.reduce((sum, { weight }) => sum + weight, 0) }
}

function readWord(text: string, light: number, { vocabulary, rarityOf }: Corpus): QueryWord & Light {
  const known = termsIn(text, vocabulary)
  const related = relatedTerms(text, vocabulary)
  const terms = known.length > 0 ? known : standIns(text, related, vocabulary)
  const forms = vocabulary.languages.flatMap((language) => vocabulary.findWord(text, language))
  return { text, light, weight: light * rarityOf(terms), terms, related, forms }
}

/** In every language of the index: which one a visitor writes in is often only guessed. */
function termsIn(word: string, vocabulary: Vocabulary): QueryTerm[] {
  const terms = new Map<number, QueryTerm>()
  for (const language of vocabulary.languages) {
    const pieces = termsOfWord(word, language)
    for (const piece of pieces) {
      const term = vocabulary.findTerm(piece)
      if (term !== undefined) terms.set(term, { term, share: 1 / pieces.length })
    }
  }
  return [...terms.values()]
}

/** Another word than what was asked for. As much as where an answer is judged. */
const relatedShare = 0.6
/** The whole of a compound, or a part of it. */
const compoundShare = 0.6

function relatedTerms(word: string, vocabulary: Vocabulary): QueryTerm[] {
  const shares = new Map<string, number>()
  for (const language of vocabulary.languages)
    for (const term of termsOfWord(word, language)) {
      for (const other of vocabulary.compoundsOf(term, language)) shares.set(other, compoundShare)
      for (const other of relatedOf(term, language)) shares.set(other, relatedShare)
    }
  return [...shares].flatMap(([other, share]) => {
    const term = vocabulary.findTerm(other)
    return term === undefined ? [] : [{ term, share }]
  })
}

/** For a word that nobody uses here. One that has others beside it is spelt right. */
const standIns = (word: string, related: QueryTerm[], vocabulary: Vocabulary): QueryTerm[] =>
  related.length > 0 ? related : mistypedTerms(word, vocabulary)

/** What was typed is not what is found: it counts for less. */
const mistypedShare = 0.6

function mistypedTerms(word: string, vocabulary: Vocabulary): QueryTerm[] {
  const terms = vocabulary.meant(word).flatMap((meant) => termsIn(meant, vocabulary))
  const once = [...new Map(terms.map((term) => [term.term, term])).values()]
  return once.map(({ term, share }) => ({ term, share: mistypedShare * share }))
}

interface Light {
  light: number
}

/** "Cancel" and "cancelling" in one question ask for the same term: once is enough. */
function mergeForms(words: (QueryWord & Light)[]): (QueryWord & Light)[] {
  const merged = new Map<string, QueryWord & Light>()
  for (const word of words) {
    const name = word.terms.length === 0 ? word.text : word.terms.map(({ term }) => term).join(' ')
    const known = merged.get(name)
    merged.set(name, known === undefined ? word : { ...known, forms: [...known.forms, ...word.forms] })
  }
  return [...merged.values()]
}

function heaviest(words: (QueryWord & Light)[]): (QueryWord & Light)[] {
  if (words.length <= mostWords) return words
  const kept = new Set([...words].sort((one, other) => other.weight - one.weight).slice(0, mostWords))
  return words.filter((word) => kept.has(word))
}

function pairsOf(words: (QueryWord & Light)[]): QueryPair[] {
  const telling = words.flatMap(({ light, terms }, place) => (light === 1 && terms.length > 0 ? [place] : []))
  return telling.slice(1).map((second, before) => {
    const first = telling[before]!
    return { first, second, weight: Math.min(words[first]!.weight, words[second]!.weight) }
  })
}
