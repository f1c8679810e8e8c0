import type { Queryable } from '../../platform/db/index.ts'
import type { TappedChip } from '../turns/repository.ts'

/** What the visitor of a conversation said, word for word or by a tap. */
export interface VisitorWords {
  text: string
  chip: TappedChip | null
}

export const listVisitorWords = (
  db: Queryable,
  conversation_id: number,
  limit: number,
): Promise<VisitorWords[]> =>
  db.query<VisitorWords>(
    (sql) => sql`select text, chip from messages
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id} and role = 'visitor'
      order by id limit ${limit}`,
  )
