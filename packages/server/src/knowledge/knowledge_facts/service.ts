import { type Input, KnowledgeFact, type operations, type SuppressionScope } from '@foyer/contract'
import { normalizeStatement, writtenLanguage } from '@foyer/engine'
import { resolveAgent, resolveLiveAgent } from '../../agents/index.ts'
import {
  insertRow,
  knowledgeLock,
  type Queryable,
  type Transaction,
  updateRow,
} from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  type Context,
  changedFields,
  record,
  recordChange,
  refuse,
  refuseArchived,
  representation,
} from '../../platform/index.ts'
import { recheckAfter } from '../knowledge_gaps/service.ts'
import { ownedSource } from '../knowledge_sources/service.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(KnowledgeFact)
type Fact = ReturnType<typeof represent>

export async function listKnowledgeFacts(
  db: Queryable,
  { agent, ...filters }: Input<Operations['listKnowledgeFacts']>['query'],
) {
  const usable_by = agent === undefined ? undefined : (await resolveAgent(db, agent)).id
  return listOf(await repository.list(db, { ...filters, usable_by }), filters, represent)
}

export async function getKnowledgeFact(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

/** The owner's own word: reviewed and supported from the start. One that takes the place of another keeps its pin and exclusions. */
export async function createKnowledgeFact(
  context: Context,
  db: Transaction,
  body: Input<Operations['createKnowledgeFact']>['body'],
  replaced?: Pick<Fact, 'id' | 'tier_pinned'>,
) {
  const { text, topic = 'practical', tier = 'situational' } = body
  db.hold(knowledgeLock)
  const statement = await statementOf(db, text)
  const id = await insertRow(db, 'knowledge_facts', {
    source_id: await ownedSource(context, db),
    text,
    language: languageOf(context, text),
    statement,
    origin: 'owner',
    topic,
    tier,
    tier_pinned: replaced?.tier_pinned ?? false,
    reviewed: true,
    supported: true,
    created_at: context.now,
  })
  if (replaced) repository.copyExclusions(db, replaced.id, id)
  const after = await getKnowledgeFact(db, id)
  record(context, db, { verb: 'created', before: null, after })
  await recheck(context, db, 'created', id, { open: true })
  return after
}

/** What a source states is not rewritten: the owner's own words are facts of their own. */
export async function updateKnowledgeFact(
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['updateKnowledgeFact']>['body'],
) {
  db.hold(knowledgeLock)
  const before = await getKnowledgeFact(db, id)
  refuseArchived(before, 'fact')
  // Naming the tier is the owner's choice, also when ingestion chose the same.
  const fields = changedFields(before, { ...(body.tier && { tier_pinned: true }), ...body })
  if (fields.text !== undefined && before.origin !== 'owner')
    throw refuse(
      'parameter_invalid',
      'text cannot be edited: a source states this fact. Correct it with POST /knowledge_facts/{id}/correction.',
      { param: 'text' },
    )
  const statement = fields.text === undefined ? undefined : await statementOf(db, fields.text)
  const reworded = fields.text !== undefined && {
    // The vector is that of the words it had: the job `reembed` makes another.
    vector: null,
    embedder: null,
    language: languageOf(context, fields.text),
  }
  updateRow(db, 'knowledge_facts', id, { ...fields, statement, ...reworded })
  const after = recordChange(context, db, 'updated', before, await getKnowledgeFact(db, id))
  if (fields.text !== undefined) await recheck(context, db, 'updated', id, { open: true })
  return after
}

/** For the organization, a statement is archived wherever it stands; for its source, this fact alone is. */
export async function archiveKnowledgeFact(
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['archiveKnowledgeFact']>['body'],
) {
  const { fact, equals } = await holdStatement(db, id)
  const others = equals.filter((each) => each.id !== id)
  const scope = body.suppression_scope ?? fact.suppression_scope ?? 'source'
  const narrowed = scope === 'source' && fact.suppression_scope === 'organization'
  // A narrower scope frees the equal statements of other sources.
  if (narrowed) await setScope(context, db, others, null)
  const changed = await setScope(context, db, scope === 'organization' ? equals : [fact], scope)
  if (changed) await recheck(context, db, 'archived', id, { open: narrowed })
  return getKnowledgeFact(db, id)
}

export async function restoreKnowledgeFact(context: Context, db: Transaction, id: number) {
  const { fact, equals } = await holdStatement(db, id)
  // A suppression for the whole organization lies on all equal facts, and is lifted from all.
  const facts = fact.suppression_scope === 'organization' ? equals : [fact]
  const changed = await setScope(context, db, facts, null)
  if (changed) await recheck(context, db, 'restored', id, { open: true })
  return getKnowledgeFact(db, id)
}

export async function excludeKnowledgeFact(
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['excludeKnowledgeFact']>['body'],
) {
  db.hold(knowledgeLock)
  const before = await getKnowledgeFact(db, id)
  refuseArchived(before, 'fact')
  const agent = await resolveLiveAgent(db, body.agent)
  repository.insertExclusion(db, id, agent.id)
  const after = recordChange(context, db, 'excluded', before, await getKnowledgeFact(db, id))
  if (!before.excluded_agents.includes(body.agent))
    await recheck(context, db, 'excluded', id, { open: false })
  return after
}

/** §3 makes this depend on the exclusion alone: it is lifted whether or not fact or agent is archived. */
export async function includeKnowledgeFact(
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['includeKnowledgeFact']>['body'],
) {
  db.hold(knowledgeLock)
  const before = await getKnowledgeFact(db, id)
  const agent = await resolveAgent(db, body.agent)
  repository.deleteExclusion(db, id, agent.id)
  const after = recordChange(context, db, 'included', before, await getKnowledgeFact(db, id))
  if (before.excluded_agents.includes(body.agent)) await recheck(context, db, 'included', id, { open: true })
  return after
}

/** The owner may write in several languages, and visitors are told what is in theirs. */
const languageOf = ({ organization }: Context, text: string): string =>
  writtenLanguage(text, organization.default_locale)

/** The normalised text, unless it is archived for the whole organization: then it would come back by another way. */
async function statementOf(db: Transaction, text: string): Promise<string> {
  const statement = normalizeStatement(text)
  const suppressing = await repository.findSuppressing(db, statement)
  if (suppressing !== undefined)
    throw refuse(
      'resource_archived',
      `An equal statement is archived for the whole organization. Restore fact ${suppressing}, or archive it for its source only.`,
      { param: 'text' },
    )
  return statement
}

/** The fact, and beside it all that state the same. */
async function holdStatement(db: Transaction, id: number) {
  db.hold(knowledgeLock)
  const equals = (await repository.listEqual(db, await repository.getStatement(db, id))).map(represent)
  return { fact: equals.find((each) => each.id === id)!, equals }
}

/** Each fact that this changes has its own event; null lifts the suppression. Tells whether there was any. */
async function setScope(context: Context, db: Transaction, facts: Fact[], scope: SuppressionScope | null) {
  for (const before of facts) {
    updateRow(db, 'knowledge_facts', before.id, { archived: scope !== null, suppression_scope: scope })
    const after = await getKnowledgeFact(db, before.id)
    recordChange(context, db, scope === null ? 'restored' : 'archived', before, after)
  }
  return facts.some((before) => (before.suppression_scope ?? null) !== scope)
}

/** What agents may say has changed: a gap may be broken by that, or, where more is to be had, answered. */
const recheck = (context: Context, db: Transaction, verb: string, id: number, more: { open: boolean }) =>
  recheckAfter(db, { type: `knowledge_fact.${verb}`, id, at: context.now }, more)
