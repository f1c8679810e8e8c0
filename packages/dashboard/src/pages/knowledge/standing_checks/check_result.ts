import type { StandingCheck } from '@foyer/sdk'
import type { Tone } from '../../../parts/statuses.ts'

/** How the last check went, in a word or two. */
export function resultOf({
  passes,
  last_check,
  expected_source_id,
}: Pick<StandingCheck, 'passes' | 'last_check' | 'expected_source_id'>): { tone: Tone; words: string } {
  if (passes === true) return { tone: 'good', words: 'Passing' }
  if (passes === null)
    return { tone: 'quiet', words: last_check?.error ? 'Could not run' : 'Not checked yet' }
  // It can be answered, so the answer is not from where it should be.
  return last_check?.answerable && expected_source_id !== null
    ? { tone: 'bad', words: 'Answered from another source' }
    : { tone: 'bad', words: 'Failing' }
}
