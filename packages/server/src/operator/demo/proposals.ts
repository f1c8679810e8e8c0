import type { DraftKind } from '@foyer/contract'
import { readContent } from './content.ts'

/** What a catalog generation proposed. A payload is the create body of its kind. */
interface DemoProposal {
  kind: DraftKind
  payload: Record<string, unknown>
  /** The facts it rests on, by their text. */
  facts: string[]
  status?: 'accepted' | 'dismissed'
}

export const proposals = readContent<DemoProposal[]>('proposals')
