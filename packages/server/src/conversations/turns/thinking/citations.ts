import type { CitedPassage, ReplyPlan } from '@foyer/engine'
import type { Knowledge } from '../../../knowledge/index.ts'
import type { Queryable } from '../../../platform/db/index.ts'
import { isPublicAddress } from '../../../platform/outbound/index.ts'
import type { Citation } from '../../conversations/message_repository.ts'
import type { JudgedQuestion } from './judge_questions.ts'

/** More would be a list to read instead of a place to look. */
const mostCitations = 3

/**
 * The passages that were said. A model's answer has those that it cites. The builtin reasoner says the first of all
 * that were found, which the answer then has as they came.
 */
export function passagesSaid(
  plan: ReplyPlan,
  consulted: readonly Pick<JudgedQuestion, 'answer'>[],
): CitedPassage[] {
  const found = new Set(consulted.map(({ answer }) => answer?.passages))
  return plan.flatMap((item) => {
    if (item.act !== 'answer') return []
    if (found.has(item.passages)) return item.passages.slice(0, 1)
    return item.passages
  })
}

/** Where visitors can look it up: public pages only, whatever an organization may read. */
export async function citationsOf(
  knowledge: Pick<Knowledge, 'pages'>,
  db: Queryable,
  said: readonly Pick<CitedPassage, 'kind' | 'id'>[],
): Promise<Citation[]> {
  const ids = said.flatMap(({ kind, id }) => (kind === 'passage' ? [id] : []))
  if (ids.length === 0) return []
  const pages = await knowledge.pages(db, ids)
  return pages.filter(({ url }) => isPublicAddress(url)).slice(0, mostCitations)
}
