import type { KnowledgeGap } from '@foyer/sdk'
import type { Tone } from '../../../parts/statuses.ts'
import { reasonWords } from '../words.ts'

export type Check = NonNullable<KnowledgeGap['last_check']>

/** What a check found: in a few words for the ledger, in a sentence for the gap's own page. */
export function verdictOf(check: Check | undefined): { tone: Tone; short: string; long: string } {
  if (!check)
    return {
      tone: 'quiet',
      short: 'Not checked yet',
      long: 'The agent has not been asked this yet.',
    }
  if (check.error !== undefined) return { tone: 'bad', short: 'Check failed', long: check.error }
  if (check.answerable)
    return { tone: 'good', short: 'Can be answered', long: 'The agent can answer this now.' }
  return { tone: 'warn', ...reasonWords[check.reason ?? 'no_match'] }
}
