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
  // guard: two kinds are never the same
  if (one.kind !== other.kind) return false
  const known = new Set(wordsOf(one))
  return wordsOf(other).some((words) => known.has(words))
}

/** A key is a name with underscores: `pricing_audit` is "Pricing audit". */
function wordsOf({ kind, payload }: Proposal): string[] {
  return recognisable[kind]
    .map((field) => payload[field])
    .filter((value) => typeof value === 'string')
    .map(normalised)
}

/** Case, spacing and punctuation do not tell two things apart; signs such as those of "C++" and "C#" do. */
function normalised(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase()
  // guard: signs tell names apart [\p{S}#%&@ ->]
  return lower.replaceAll(/[^\p{L}\p{M}\p{N}\p{S}#%&@]+/gu, ' ').trim() || lower.trim()
}
