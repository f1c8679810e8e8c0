import type { DraftKind } from '@foyer/contract/vocabulary'

/** A proposed catalog row, or one that is there already, seen as its proposal. */
export interface Proposal {
  kind: DraftKind
  payload: Readonly<Record<string, unknown>>
}

/** The fields by which people would say "that one again". */
const recognisable: Record<DraftKind, readonly string[]> = {
  service: ['name', 'key'],
  voice: ['name'],
  fit_criterion: ['description'],
}

/** Whether two proposals come to the same: nobody wants to decide twice about one thing. */
export function equivalentDrafts(one: Proposal, other: Proposal): boolean {
  if (one.kind !== other.kind) return false
  const known = new Set(wordsOf(one))
  return wordsOf(other).some((words) => known.has(words))
}

/** A key is a name with underscores: `pricing_audit` is "Pricing audit". */
function wordsOf({ kind, payload }: Proposal): string[] {
  return recognisable[kind]
    .map((field) => payload[field])
    .filter((value) => typeof value === 'string')
    .flatMap((value) => spellings(value).map(normalised))
}

/** What joins words, or stands before them, and what a lawyer puts behind them. */
const joining = /^(?:and|und|&|\+|the|our|der|die|das|unsere?)$/u
const marks = /[®™©]/gu

/**
 * Case, spacing and punctuation do not tell two things apart: "Website-Audit" is "Websiteaudit", and "Kitchen & Bath" is
 * "Kitchen and bath". Signs such as those of "C++" and "C#" do.
 */
function normalised(lower: string): string {
  const words = lower.split(/[^\p{L}\p{M}\p{N}\p{S}#%&@]+/u)
  return words.filter((word) => !joining.test(word)).join('') || lower.trim()
}

/** As people write a word without the letter for it, and as keys do: "Küche", "Kueche" and "kuche". */
function spellings(text: string): string[] {
  const lower = text.replaceAll(marks, '').normalize('NFKC').toLowerCase()
  const german = lower.replaceAll(/[äöü]/g, (letter) => digraphs[letter]!)
  return [german, lower].map((each) =>
    each
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC'),
  )
}

const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }
