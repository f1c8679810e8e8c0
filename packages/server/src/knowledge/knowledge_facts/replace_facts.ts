import { normalizeStatement } from '@foyer/engine'
import { knowledgeLock, type Transaction } from '../../platform/db/index.ts'
import { type Context, refuse } from '../../platform/index.ts'
import { factsByPlace } from './facts_by_place.ts'
import { archiveKnowledgeFact, createKnowledgeFact } from './service.ts'

type Fact = Awaited<ReturnType<typeof archiveKnowledgeFact>>

/** Archives facts that are wrong, wherever they stand. `param` is the field of the body that names them. */
export async function archiveWrongFacts(
  context: Context,
  db: Transaction,
  ids: readonly number[],
  param: string,
): Promise<Fact[]> {
  db.hold(knowledgeLock)
  const wrong: Fact[] = []
  // For the whole organization: another source that states the same must not bring it back.
  for (const { id } of await factsByPlace(db, ids, param))
    wrong.push(await archiveKnowledgeFact(context, db, id, { suppression_scope: 'organization' }))
  return wrong
}

/** What is right has the topic, the tier, the pin and the exclusions of the first that was wrong. */
export async function replaceFacts(
  context: Context,
  db: Transaction,
  wrong: readonly Fact[],
  text: string,
): Promise<Fact> {
  const said = normalizeStatement(text)
  if (wrong.some((fact) => normalizeStatement(fact.text) === said))
    throw refuse(
      'parameter_invalid',
      'text says the same as the fact. Write the correct statement instead.',
      {
        param: 'text',
      },
    )
  const [first] = wrong
  const like = first && { topic: first.topic, tier: first.tier }
  return createKnowledgeFact(context, db, { text, ...like }, first)
}
