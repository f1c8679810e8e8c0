import { organizationFields } from '@foyer/contract/vocabulary'
import { type Candidate, rank } from './candidate.ts'
import type { OpeningHours, PageFinding } from './finding.ts'
import type { HintedPage } from './page_hints.ts'
import { contactCandidates } from './pages/contact_candidates.ts'
import { lookCandidates } from './pages/look_candidates.ts'
import { withoutRepeats } from './pages/repeats.ts'
import { placeCandidates } from './places/place_candidates.ts'
import { schemaCandidates } from './schema/schema_candidates.ts'

/** What the pages of an organization say about it: field by field, the best of each first. */
export function organizationFindings(given: readonly HintedPage[]): PageFinding[] {
  const pages = withoutRepeats(given)
  const candidates = [
    ...pages.flatMap(schemaCandidates),
    ...pages.flatMap(contactCandidates),
    ...lookCandidates(pages),
    ...placeCandidates(pages),
  ]
  return organizationFields.flatMap((field) => {
    const own = candidates.filter((each) => each.field === field)
    return field === 'opening_hours' ? rank(own.map(withSize), isPartOf) : rank(own)
  })
}

/** A footer often gives the usual hours only: whoever says more is right about the rest. */
const withSize = (hours: Candidate): Candidate => ({
  ...hours,
  weight: hours.weight + Math.min(spansOf(hours).size, 21) / 20,
})

function isPartOf(one: Candidate, other: Candidate): boolean {
  const whole = spansOf(other)
  return [...spansOf(one)].every((span) => whole.has(span))
}

const spansOf = ({ value }: Candidate) =>
  new Set(
    (value as OpeningHours[]).flatMap(({ days, opens, closes }) =>
      days.map((day) => `${day} ${opens} ${closes}`),
    ),
  )
