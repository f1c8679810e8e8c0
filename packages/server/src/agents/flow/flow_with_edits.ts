import type { FlowDefinition } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import { refuse } from '../../platform/index.ts'
import { applyHypothesis, type HypotheticalEdit } from './hypothesis.ts'
import { nextIds } from './repository.ts'

/** The flow as it would be after the edits, for somebody who tries it before saving. Nothing is kept. */
export async function flowWithEdits(
  db: Queryable,
  flow: FlowDefinition,
  edits: readonly HypotheticalEdit[],
): Promise<FlowDefinition> {
  if (edits.length === 0) return flow
  const ids = await nextIds(db, edits.length)
  let after = flow
  for (const [index, edit] of edits.entries()) {
    const place = `edits.${index}`
    const result = applyHypothesis(after, edit, ids[index]!, place)
    if ('refused' in result) {
      const { code, message, param } = result.refused
      throw refuse(code, message, { param: param ? `${place}.body.${param}` : place })
    }
    after = result.flow
  }
  return after
}
