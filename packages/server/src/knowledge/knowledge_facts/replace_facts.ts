// guards tested by: correct_message.test.ts

import { knowledgeLock, type Transaction } from '../../platform/db/index.ts'
import { type Context, unknownReference } from '../../platform/index.ts'
import * as repository from './repository.ts'
import { archiveKnowledgeFact, createKnowledgeFact } from './service.ts'

interface Replacement {
  /** Wrong, wherever they stand. `param` is the field of the body that names them. */
  wrong: readonly number[]
  param: string
  /** What is right, if anybody knows. */
  text: string | undefined
}

/** What is right has the topic, the tier and the exclusions of the first that was wrong. */
export async function replaceFacts(context: Context, db: Transaction, { wrong, param, text }: Replacement) {
  db.hold(knowledgeLock)
  const found = new Map((await repository.listByIds(db, wrong)).map((fact) => [fact.id, fact]))
  for (const [index, id] of wrong.entries()) {
    // guard: a wrong fact is there
    if (!found.has(id)) throw unknownReference(`${param}.${index}`, 'a fact')
    // guard: a wrong fact is said no more
    await archiveKnowledgeFact(context, db, id, { suppression_scope: 'organization' })
  }
  if (text === undefined) return
  const first = wrong[0] === undefined ? undefined : found.get(wrong[0])
  const like = first && { topic: first.topic as never, tier: first.tier as never }
  // guard: what is right becomes a fact
  await createKnowledgeFact(context, db, { text, ...like }, first)
}
