import { type Input, type operations, PromptTemplate } from '@foyer/contract'
import { diffLines, promptWarnings } from '@foyer/engine'
import { insertRow, type Queryable, type Transaction, updateRow } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  type Context,
  record,
  recordChange,
  refuseArchived,
  representation,
  unknownReference,
} from '../../platform/index.ts'
import { getAgentRow } from '../links/agent_row.ts'
import * as repository from './repository.ts'
import { refuseInUse } from './rules.ts'
import { liveSlotKeys } from './slot_keys.ts'

type Operations = typeof operations
const represent = representation(PromptTemplate)

export async function listPromptTemplates(
  db: Queryable,
  slug: string,
  query: Input<Operations['listPromptTemplates']>['query'],
) {
  const rows = await repository.list(db, slug, query)
  // Only an empty list leaves open whether there is such an agent.
  if (rows.length === 0) await getAgentRow(db, slug)
  return listOf(rows, query, represent)
}

export async function getPromptTemplate(db: Queryable, slug: string, id: number) {
  return represent(await repository.get(db, slug, id))
}

/** From this version to another of its kind; without one, to what conversations use now. */
export async function diffPromptTemplates(
  db: Queryable,
  slug: string,
  id: number,
  against: number | undefined,
) {
  const from = await repository.get(db, slug, id)
  const to = await repository.findOfKind(db, slug, from.kind, against)
  if (!to) throw unknownReference('against', 'a version of the same agent and kind')
  return {
    object: 'prompt_template_diff' as const,
    from: { id: from.id, version: from.version },
    to: { id: to.id, version: to.version },
    changes: diffLines(from.body, to.body),
  }
}

/** §4.2, §9.2: version N+1 of its kind, active at once; no earlier version changes but for being active. */
export async function createPromptTemplate(
  context: Context,
  db: Transaction,
  slug: string,
  { body, kind = 'conversation' }: Input<Operations['createPromptTemplate']>['body'],
) {
  const agent = await getLockedAgent(db, slug)
  refuseArchived(agent, 'agent')
  const [version, slot_keys] = await Promise.all([
    repository.nextVersion(db, agent.id, kind),
    liveSlotKeys(db, slug),
  ])
  repository.deactivate(db, slug, kind)
  const id = await insertRow(db, 'prompt_templates', {
    agent_id: agent.id,
    kind,
    version,
    active: true,
    body,
    warnings: promptWarnings(body, { slot_keys }),
    created_at: context.now,
  })
  const after = await getPromptTemplate(db, slug, id)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

export async function activatePromptTemplate(context: Context, db: Transaction, slug: string, id: number) {
  const before = await getLocked(db, slug, id)
  refuseArchived(before, 'prompt version')
  repository.deactivate(db, slug, before.kind)
  updateRow(db, 'prompt_templates', id, { active: true })
  return recordChange(context, db, 'activated', before, await getPromptTemplate(db, slug, id))
}

export async function archivePromptTemplate(context: Context, db: Transaction, slug: string, id: number) {
  const before = await getLocked(db, slug, id)
  refuseInUse(before, await repository.findRunningThatDraws(db, id))
  updateRow(db, 'prompt_templates', id, { archived: true })
  return recordChange(context, db, 'archived', before, await getPromptTemplate(db, slug, id))
}

/** It comes back as an earlier version; activating it is a step of its own. */
export async function restorePromptTemplate(context: Context, db: Transaction, slug: string, id: number) {
  const before = await getLocked(db, slug, id)
  updateRow(db, 'prompt_templates', id, { archived: false })
  return recordChange(context, db, 'restored', before, await getPromptTemplate(db, slug, id))
}

/** The agent, with its versions held: nobody else authors, activates or archives one, or starts an experiment. */
export function getLockedAgent(db: Transaction, slug: string) {
  db.hold(repository.versionsLock(slug))
  return getAgentRow(db, slug)
}

/** A version that may be changed: the prompts of an archived agent are read-only. */
async function getLocked(db: Transaction, slug: string, id: number) {
  const agent = await getLockedAgent(db, slug)
  const version = await getPromptTemplate(db, slug, id)
  refuseArchived(agent, 'agent')
  return version
}
