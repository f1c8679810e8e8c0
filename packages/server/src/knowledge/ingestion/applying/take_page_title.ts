import type { Transaction } from '../../../platform/db/index.ts'
import { pageTitleOf, titleOf } from '../../knowledge_sources/rules.ts'
import type { SourceRow } from '../repository.ts'
import type { Comparison } from './compare.ts'
import * as sources from './repository.ts'

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
  sources.renameSource(db, id, { from: titleOf({ url }), to: title })
}
