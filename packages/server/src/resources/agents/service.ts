import { randomBytes } from 'node:crypto'
import { Agent, type Input, type operations } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { insertRow, lockNames } from '../../db/row.ts'
import type { Reader, Writer } from '../../db/tenant.ts'
import { listOf } from '../../http/paging.ts'
import { record } from '../../record.ts'
import { refuse } from '../../refusal.ts'
import { representation } from '../../represent.ts'
import { seedAgentFlow } from '../flow/seed.ts'
import { firstFree, slugOf } from '../names.ts'
import { seedAgentPrompts } from '../prompt_templates/seed.ts'
import { refuseUnwearable } from './links.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(Agent)

export async function listAgents(db: Reader, query: Input<Operations['listAgents']>['query']) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getAgent(db: Reader, slug: string) {
  return represent(await repository.getBySlug(db, slug))
}

/** The agent, the flow of its archetype as version 1 and version 1 of all six prompt kinds, in one transaction. */
export async function createAgent(
  context: Context,
  db: Writer,
  body: Input<Operations['createAgent']>['body'],
) {
  const { name, archetype = 'discovery', languages = [context.organization.default_locale] } = body
  const slug = await chooseSlug(db, body)
  if (body.voice_profile_id) await refuseUnwearable(db, body.voice_profile_id)
  const id = await insertRow(db, 'agents', {
    slug,
    name,
    archetype,
    languages,
    voice_profile_id: body.voice_profile_id,
    pages: body.pages,
    allowed_origins: body.allowed_origins,
    public_id: `ag_${randomBytes(12).toString('base64url')}`,
    created_at: context.now,
  })
  await seedAgentFlow(context, db, id, archetype, name)
  seedAgentPrompts(context, db, id, archetype)
  const after = await getAgent(db, slug)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

async function chooseSlug(db: Writer, { slug, name }: { slug?: string; name: string }): Promise<string> {
  const wanted = slug ?? slugOf(name, 'agent')
  lockNames(db, 'agents')
  const taken = await repository.slugsLike(db, wanted)
  if (slug !== undefined && taken.has(slug))
    throw refuse('parameter_invalid', `slug "${slug}" is taken. Choose another one.`, { param: 'slug' })
  return firstFree(wanted, '-', taken)
}
