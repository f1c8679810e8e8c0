// guards tested by: ingestion/page_title.test.ts

import type { Transaction } from '../../../platform/db/index.ts'
import { pageTitleOf, titleOf } from '../../knowledge_sources/rules.ts'
import type { SourceRow } from '../repository.ts'
import type { Comparison } from './compare.ts'

/** An address that nobody named goes by what its first page calls itself. A title that somebody chose stays. */
export function takePageTitle(
  db: Transaction,
  { id, url }: Pick<SourceRow, 'id' | 'url'>,
  { staged }: Pick<Comparison, 'staged'>,
) {
  if (url === null) return
  const [first] = staged.toSorted((one, other) => one.position - other.position)
  const title = pageTitleOf(first?.title)
  if (title === undefined) return
  db.later(
    // guard: a title that somebody chose stays [and title = ${titleOf({ url })} ->]
    (sql) => sql`update knowledge_sources set title = ${title}
      where organization_id = ${db.organization_id} and id = ${id} and title = ${titleOf({ url })}`,
  )
}
