import { Deliverable, type Input, type operations } from '@foyer/contract'
import { type AgentDeliverableTemplate, deliverableCover, writeDeliverable } from '@foyer/engine'
import { listTemplatesOfAgent } from '../../agents/index.ts'
import { type Queryable, rowLock, type Transaction } from '../../platform/db/index.ts'
import {
  archivedReference,
  type Context,
  missing,
  record,
  representation,
  unknownReference,
} from '../../platform/index.ts'
import { type ConversationRow, find as findConversation } from '../conversations/repository.ts'
import { get, insertDeliverable } from '../deliverables/repository.ts'
import { eventDataOf } from '../deliverables/sharing.ts'
import { closingWithTemplate } from './closing_with_template.ts'
import type { WritingDependencies } from './dependencies.ts'

const represent = representation(Deliverable)

/** Another document from what was said so far, by the template as it is now. Those there are stay as they are. */
export async function createDeliverable(
  { vectorOf, engineData }: WritingDependencies,
  context: Context,
  db: Transaction,
  conversation_id: number,
  { deliverable_template_id }: Input<typeof operations.createDeliverable>['body'],
) {
  // Held, so that it is not erased while the document is written.
  db.hold(rowLock('conversations', conversation_id))
  const conversation = await findConversation(db, conversation_id)
  if (!conversation) throw missing()
  const template = await templateFor(db, conversation, deliverable_template_id)
  const closing = await closingWithTemplate(context, db, conversation_id, template)
  const id = await insertDeliverable(db, {
    conversation_id,
    deliverable_template_id: template?.id,
    deliverable_template_version: template?.version,
    ...deliverableCover(closing),
    body: writeDeliverable(closing, engineData, vectorOf),
    created_at: context.now,
  })
  const after = await get(db, id)
  record(context, db, { verb: 'created', before: null, after: eventDataOf(after) })
  return represent(after)
}

async function templateFor(
  db: Queryable,
  { agent_id }: Pick<ConversationRow, 'agent_id'>,
  id: number | undefined,
): Promise<AgentDeliverableTemplate | undefined> {
  const templates = await listTemplatesOfAgent(db, agent_id)
  if (id === undefined) return templates.find(({ archived }) => !archived)
  const found = templates.find((each) => each.id === id)
  if (!found) throw unknownReference('deliverable_template_id', 'a deliverable template of this agent')
  if (found.archived) throw archivedReference('deliverable_template_id', 'a deliverable template')
  return found
}
