import { type FoldedText, foldText } from './fold_text.ts'

/** The part of a voice that forbids. */
export type VoiceBans = { readonly banned_phrases?: readonly string[] } | null

export interface BannedPhrase {
  /** As it stands in the voice. */
  phrase: string
  /** As it stands in the text. */
  found: string
  /** The place of its first character. */
  at: number
}

interface BanPattern {
  phrase: string
  folded: string
  /** Nothing but marks, such as a dash: sought as it is written, because marks do not survive folding. */
  isMark: boolean
}

/** A voice bans the same phrases for thousands of sentences. */
const prepared = new WeakMap<readonly string[], readonly BanPattern[]>()

const wordEdge = /^[\p{L}\p{N}]$/u
/** Scripts that put no space between words: a phrase is found inside a run of them. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]$/u

/** Every banned phrase in a text, in its order. Only whole words count: a ban on "deal" leaves "ideal" alone. */
export function findBannedPhrases(text: string, voice: VoiceBans): BannedPhrase[] {
  const sought = banPatternsOf(voice)
  if (sought.length === 0) return []
  const folded = foldText(text)
  return sought
    .flatMap((each) => (each.isMark ? marksIn(text, each) : phrasesIn(text, folded, each)))
    .sort((one, other) => one.at - other.at)
}

export function hasBannedPhrase(text: string, voice: VoiceBans): boolean {
  return findBannedPhrases(text, voice).length > 0
}

function banPatternsOf(voice: VoiceBans): readonly BanPattern[] {
  const phrases = voice?.banned_phrases ?? []
  const known = prepared.get(phrases)
  if (known) return known
  const sought = phrases
    .map((phrase) => ({
      phrase,
      folded: foldText(phrase).text.trim(),
      isMark: !/[\p{L}\p{N}]/u.test(phrase),
    }))
    .filter(({ phrase, folded, isMark }) => (isMark ? phrase.trim() !== '' : folded !== ''))
  prepared.set(phrases, sought)
  return sought
}

function phrasesIn(text: string, folded: FoldedText, { phrase, folded: words }: BanPattern): BannedPhrase[] {
  const all: BannedPhrase[] = []
  for (let from = folded.text.indexOf(words); from >= 0; from = folded.text.indexOf(words, from + 1)) {
    const to = from + words.length
    if (isInsideWord(folded.text, from) || isInsideWord(folded.text, to)) continue
    const at = folded.at[from]!
    const end = folded.at[to - 1]!
    all.push({ phrase, found: text.slice(at, end + widthAt(text, end)), at })
  }
  return all
}

function marksIn(text: string, { phrase }: BanPattern): BannedPhrase[] {
  const found = phrase.trim()
  const all: BannedPhrase[] = []
  for (let at = text.indexOf(found); at >= 0; at = text.indexOf(found, at + found.length))
    all.push({ phrase, found, at })
  return all
}

function isInsideWord(text: string, edge: number): boolean {
  const before = characterBefore(text, edge)
  const after = characterAt(text, edge)
  if (unspaced.test(before) || unspaced.test(after)) return false
  return wordEdge.test(before) && wordEdge.test(after)
}

const characterBefore = (text: string, at: number) => {
  const pair = characterAt(text, at - 2)
  return pair.length === 2 ? pair : text.charAt(at - 1)
}

/** Whole, also where it takes two units; empty outside the text. */
function characterAt(text: string, at: number): string {
  const point = at < 0 ? undefined : text.codePointAt(at)
  return point === undefined ? '' : String.fromCodePoint(point)
}

const widthAt = (text: string, at: number) => characterAt(text, at).length
