import { randomBytes } from 'node:crypto'
import { Agent, type Input, type operations } from '@foyer/contract'
import {
  insertRow,
  knowledgeLock,
  namesLock,
  type Queryable,
  type Transaction,
  updateRow,
} from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  type Context,
  changedFields,
  firstFree,
  record,
  recordChange,
  refuse,
  refuseArchived,
  representation,
  slugOf,
} from '../../platform/index.ts'
import { stopExperimentsOf } from '../experiments/service.ts'
import { copyFlow, seedAgentFlow } from '../flow/seed.ts'
import { getAgentRow } from '../links/agent_row.ts'
import { copyLinks, linkShared, refuseUnwearable, type WornColumn } from '../links/links.ts'
import { copyPrompts, seedAgentPrompts } from '../prompt_templates/seed.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(Agent)

export async function listAgents(db: Queryable, query: Input<Operations['listAgents']>['query']) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getAgent(db: Queryable, slug: string) {
  return represent(await getAgentRow(db, slug))
}

/**
 * The agent, the flow of its archetype as version 1 and version 1 of all six prompt kinds, in one transaction. It offers
 * what all others offer: its flow asks for that from the first.
 */
export async function createAgent(
  context: Context,
  db: Transaction,
  body: Input<Operations['createAgent']>['body'],
) {
  const { name, archetype = 'discovery', languages = [context.organization.default_locale] } = body
  // Its links to services are knowledge.
  db.hold(knowledgeLock, namesLock('agents'))
  const slug = await chooseSlug(db, body)
  await refuseUnwearables(db, body)
  const id = await insertRow(db, 'agents', {
    slug,
    name,
    archetype,
    languages,
    identity_id: body.identity_id,
    voice_profile_id: body.voice_profile_id,
    pages: body.pages,
    allowed_origins: body.allowed_origins,
    public_id: newPublicId(),
    created_at: context.now,
  })
  await seedAgentFlow(context, db, id, archetype, name)
  seedAgentPrompts(context, db, id, archetype)
  linkShared(db, id)
  const after = await getAgent(db, slug)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

export async function updateAgent(
  context: Context,
  db: Transaction,
  slug: string,
  body: Input<Operations['updateAgent']>['body'],
) {
  const before = await getLocked(db, slug)
  refuseArchived(before, 'agent')
  const fields = changedFields(before, body)
  await refuseUnwearables(db, fields)
  updateRow(db, 'agents', before.id, fields)
  return recordChange(context, db, 'updated', before, await getAgent(db, slug))
}

/** What was said stays; nothing new begins. Voice and identity are free for others, running experiments end. */
export async function archiveAgent(context: Context, db: Transaction, slug: string) {
  const before = await getLocked(db, slug)
  if (before.archived) return before
  updateRow(db, 'agents', before.id, { archived: true, voice_profile_id: null, identity_id: null })
  await stopExperimentsOf(context, db, slug)
  return recordChange(context, db, 'archived', before, await getAgent(db, slug))
}

export async function restoreAgent(context: Context, db: Transaction, slug: string) {
  const before = await getLocked(db, slug)
  updateRow(db, 'agents', before.id, { archived: false })
  return recordChange(context, db, 'restored', before, await getAgent(db, slug))
}

/** Flow, prompts and links of its own; what visitors did with the original stays with the original. */
export async function duplicateAgent(
  context: Context,
  db: Transaction,
  slug: string,
  body: Input<Operations['duplicateAgent']>['body'],
) {
  // Its links to the knowledge are copied, too.
  db.hold(knowledgeLock, namesLock('agents'))
  const original = await getLocked(db, slug)
  refuseArchived(original, 'agent')
  const {
    object: _,
    id: __,
    public_id: ___,
    created_at: ____,
    identity_verification: _____,
    ...fields
  } = original
  const name = body.name ?? copyName(original.name)
  const copy = await chooseSlug(db, { ...body, name })
  const id = await insertRow(db, 'agents', {
    ...fields,
    name,
    slug: copy,
    public_id: newPublicId(),
    created_at: context.now,
  })
  await copyFlow(context, db, slug, { id, name })
  copyPrompts(context, db, original.id, id)
  copyLinks(db, original.id, id)
  repository.copyAppearance(db, original.id, id)
  const after = await getAgent(db, copy)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

const newPublicId = () => `ag_${randomBytes(12).toString('base64url')}`

/** A name has at most 200 characters, also with its suffix. */
const copyName = (name: string) => `${[...name].slice(0, 193).join('')} (copy)`

export async function getLocked(db: Transaction, slug: string) {
  db.hold(repository.agentLock(slug))
  return getAgent(db, slug)
}

async function refuseUnwearables(db: Queryable, body: { [worn in WornColumn]?: number | null }) {
  await refuseUnwearable(db, 'identity_id', body.identity_id)
  await refuseUnwearable(db, 'voice_profile_id', body.voice_profile_id)
}

async function chooseSlug(db: Transaction, { slug, name }: { slug?: string; name: string }): Promise<string> {
  const wanted = slug ?? slugOf(name, 'agent')
  db.hold(namesLock('agents'))
  const taken = await repository.slugsLike(db, wanted)
  if (slug !== undefined && taken.has(slug))
    throw refuse('parameter_invalid', `slug "${slug}" is taken. Choose another one.`, { param: 'slug' })
  return firstFree(wanted, '-', taken)
}
