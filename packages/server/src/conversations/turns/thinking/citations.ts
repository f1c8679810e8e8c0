import type { EvidenceReference, TurnOutcome } from '@foyer/engine'
import type { Knowledge } from '../../../knowledge/index.ts'
import type { Queryable } from '../../../platform/db/index.ts'
import { isPublicAddress } from '../../../platform/outbound/index.ts'
import type { Citation } from '../../conversations/message_repository.ts'

/** More would be a list to read instead of a place to look. */
const mostCitations = 3

/** What the answers of a turn rest on; what was only offered is no answer. */
export const answeringEvidence = ({ questions }: TurnOutcome): EvidenceReference[] =>
  questions.flatMap(({ answered, evidence }) => (answered === 'yes' ? evidence : []))

/** Where visitors can look it up: public pages only, whatever an organization may read. */
export async function citationsOf(
  knowledge: Pick<Knowledge, 'pages'>,
  db: Queryable,
  said: readonly EvidenceReference[],
): Promise<Citation[]> {
  const ids = said.flatMap(({ kind, id }) => (kind === 'passage' ? [id] : []))
  if (ids.length === 0) return []
  const pages = await knowledge.pages(db, ids)
  return pages.filter(({ url }) => isPublicAddress(url)).slice(0, mostCitations)
}
