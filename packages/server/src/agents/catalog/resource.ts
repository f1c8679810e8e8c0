import { isDeepStrictEqual } from 'node:util'
import type { EventVerb, Input, Operation, Output } from '@foyer/contract'
import type { TArray, TBoolean, TInteger, TLiteral, TObject, TString } from 'typebox'
import {
  insertRow,
  knowledgeLock,
  type Queryable,
  type Rows,
  type Transaction,
  updateRow,
} from '../../platform/db/index.ts'
import { type ListEnvelope, listOf } from '../../platform/http/index.ts'
import {
  type Context,
  changedFields,
  getLocked,
  recheckGapsAfter,
  record,
  refuseArchived,
  representation,
} from '../../platform/index.ts'
import { resolveAgents } from '../links/links.ts'
import type { AgentRelation } from './agents.ts'
import { type ListQuery, repositoryOf } from './repository.ts'

/** What the resources of the catalog do in the same way. What is special about one is in its own folder. */

type Table = 'identities' | 'voice_profiles' | 'services' | 'fit_criteria' | 'deliverable_templates'
type Word = 'identity' | 'voice_profile' | 'service' | 'fit_criterion' | 'deliverable_template'
type Schema = TObject<{
  object: TLiteral<Word>
  id: TInteger
  agents: TArray<TString>
  archived: TBoolean
}>

type Fields<Name extends Table> = Partial<Omit<Rows[Name], 'organization_id' | 'id'>>
type Body<Name extends Table> = Fields<Name> & { agents?: string[] }

/** A resource in the types of its contract. */
export interface Resource<Create extends Operation, Update extends Operation> {
  list: (db: Queryable, query: ListQuery) => Promise<ListEnvelope<Output<Create>>>
  get: (db: Queryable, id: number) => Promise<Output<Create>>
  create: (context: Context, db: Transaction, body: Input<Create>['body']) => Promise<Output<Create>>
  update: (
    context: Context,
    db: Transaction,
    id: number,
    body: Input<Update>['body'],
  ) => Promise<Output<Update>>
  archive: (context: Context, db: Transaction, id: number) => Promise<Output<Create>>
  restore: (context: Context, db: Transaction, id: number) => Promise<Output<Create>>
}

interface Definition<Shown extends Schema, Name extends Table> {
  schema: Shown
  table: Name
  /** What a refusal calls it. */
  noun: string
  agents: AgentRelation
  /** Agents answer from it, as they do from sources. */
  isKnowledge?: true
}

export function defineResource<Shown extends Schema, Name extends Table>({
  schema,
  table,
  noun,
  agents,
  isKnowledge,
}: Definition<Shown, Name>) {
  const repository = repositoryOf({ schema, table, agents })
  const represent = representation(schema)
  const stored = { table, get }

  /** Before anything else is locked. */
  function takeTurn(db: Transaction) {
    if (isKnowledge) db.hold(knowledgeLock)
  }

  /** Gives it as it is now. What changed nothing leaves no trace. */
  async function finish(
    context: Context,
    db: Transaction,
    verb: EventVerb<Word>,
    { id, before }: { id: number; before: ReturnType<typeof represent> | null },
  ) {
    const after = await get(db, id)
    if (isDeepStrictEqual(before, after)) return after
    record<Word>(context, db, { verb, before, after })
    if (isKnowledge) await recheckGapsAfter(db, `${after.object}.${verb}`, id, context.now)
    return after
  }

  async function list(db: Queryable, query: ListQuery) {
    return listOf(await repository.list(db, query), query, represent)
  }

  async function get(db: Queryable, id: number) {
    return represent(await repository.get(db, id))
  }

  /** `derive` gives what is stored beside the body; it is asked once the agents are known. */
  async function create(
    context: Context,
    db: Transaction,
    body: Body<Name>,
    derive?: () => Promise<Fields<Name>>,
  ) {
    takeTurn(db)
    const owners = await agents.ofNew(db, body.agents)
    // `agents` is no column; what is undefined is not written.
    const fields = { ...body, agents: undefined, ...(await derive?.()), created_at: context.now }
    const id = await insertRow(db, table, fields)
    agents.replace(db, id, owners)
    return finish(context, db, 'created', { id, before: null })
  }

  /** `derive` refuses what the body would make of the resource, or gives what is stored beside it. */
  async function update(
    context: Context,
    db: Transaction,
    id: number,
    body: Body<Name>,
    derive?: (before: ReturnType<typeof represent>) => Promise<Fields<Name>>,
  ) {
    takeTurn(db)
    const before = await getLocked(db, stored, id)
    refuseArchived(before, noun)
    const { agents: slugs } = changedFields<{ agents?: string[] }>(before, body)
    const owners = slugs && (await resolveAgents(db, slugs, before.agents))
    const derived = await derive?.(before)
    if (owners) agents.replace(db, id, owners)
    updateRow(db, table, id, changedFields<Fields<Name>>(before, { ...body, ...derived, agents: undefined }))
    return finish(context, db, 'updated', { id, before })
  }

  /** Repeats harmlessly, destroys nothing. */
  async function archive(context: Context, db: Transaction, id: number) {
    takeTurn(db)
    const before = await getLocked(db, stored, id)
    agents.refuseInUse?.(before.agents)
    updateRow<Table>(db, table, id, { archived: true })
    return finish(context, db, 'archived', { id, before })
  }

  async function restore(context: Context, db: Transaction, id: number) {
    takeTurn(db)
    const before = await getLocked(db, stored, id)
    updateRow<Table>(db, table, id, { archived: false })
    return finish(context, db, 'restored', { id, before })
  }

  return { list, get, create, update, archive, restore }
}
