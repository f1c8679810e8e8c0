import type { Input, operations } from '@foyer/contract'
import { getAgent } from '../../agents/index.ts'
import type { Transaction } from '../../platform/db/index.ts'
import { type Context, record, refuseArchived } from '../../platform/index.ts'
import { insertTrace } from '../traces/repository.ts'
import { freeze } from './freeze.ts'
import { insertMessage } from './message_repository.ts'
import { opening } from './opening.ts'
import * as repository from './repository.ts'
import { pausesAt } from './rules.ts'
import { eventDataOf, represent } from './serializer.ts'

type Body = Input<typeof operations.startConversation>['body']

/** Frozen and opened in one transaction: no conversation is without its first message. */
export async function startConversation(context: Context, db: Transaction, slug: string, body: Body) {
  const { organization, now } = context
  const { default_locale } = organization
  const { visitor, metadata, source_url, test = false } = body
  db.hold(repository.beginningLock(slug))
  const [agent, id] = await Promise.all([getAgent(db, slug), repository.nextId(db)])
  refuseArchived(agent, 'agent')
  const locale = body.locale ?? agent.languages[0] ?? default_locale
  const { flow, address, versions } = await freeze(db, slug, {
    conversation_id: id,
    now,
    edits: body.edits,
  })
  const first = opening({
    flow,
    versions,
    conversation_id: id,
    organization,
    agent,
    locale,
    default_locale,
    visitor: visitor ?? {},
  })
  repository.insert(db, {
    id,
    agent_id: agent.id,
    snapshot_address: address,
    frozen_versions: versions,
    locale,
    visitor,
    metadata,
    source_url,
    test,
    state: first.state,
    phase: first.state.phase,
    created_at: now,
    pauses_at: pausesAt(flow, now),
  })
  const message = { conversation_id: id, created_at: now }
  const message_id = await insertMessage(db, {
    ...message,
    role: 'agent',
    text: first.text,
    chips: first.chips(locale),
    links: first.links,
  })
  insertTrace(db, { ...message, message_id }, first.trace)
  const after = await repository.get(db, id)
  record(context, db, { verb: 'started', before: null, after: eventDataOf(after) })
  if (!test) repository.countConversation(db, now)
  return represent(after)
}
