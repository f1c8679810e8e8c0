import { DeliverablePreview, type Input, type operations } from '@foyer/contract'
import { deliverableCover, templateWarnings, writeDeliverable } from '@foyer/engine'
import { deliverableTemplates, resolveAgent, slotKeysOf } from '../../agents/index.ts'
import { getOrganizationRow } from '../../organization/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { type Context, refuse, representation, unknownReference } from '../../platform/index.ts'
import { find as findConversation } from '../conversations/repository.ts'
import { documentOf } from '../deliverables/document.ts'
import { letterheadOf } from '../deliverables/letterhead.ts'
import { closingWithTemplate } from './closing_with_template.ts'
import type { WritingDependencies } from './dependencies.ts'
import { sampleClosing } from './sample_closing.ts'

const represent = representation(DeliverablePreview)
type Body = Input<typeof operations.previewDeliverableTemplate>['body']

/** The document as the template would make it now. Nothing of it is kept. */
export async function previewDeliverableTemplate(
  { vectorOf, engineData }: WritingDependencies,
  context: Context,
  db: Queryable,
  id: number,
  { conversation_id, agent, locale, ...unsaved }: Body,
) {
  const template = { ...(await deliverableTemplates.get(db, id)), ...unsaved }
  const slug =
    conversation_id === undefined
      ? await agentOfSample(db, agent ?? template.agents[0])
      : await agentOfConversation(db, conversation_id)
  const closing =
    conversation_id === undefined
      ? await sampleClosing(context, db, slug, template, locale)
      : await closingWithTemplate(context, db, conversation_id, template)
  const written = { ...deliverableCover(closing), body: writeDeliverable(closing, engineData, vectorOf) }
  const letterhead = letterheadOf(await getOrganizationRow(db), {
    locale: closing.locale,
    created_at: context.now,
  })
  return represent({
    deliverable_template_id: template.id,
    deliverable_template_version: template.version,
    agent: slug,
    conversation_id,
    locale: closing.locale,
    ...written,
    html: documentOf(written, letterhead),
    warnings: templateWarnings(template.body, { slot_keys: await slotKeysOf(db, [slug]) }),
  })
}

async function agentOfSample(db: Queryable, slug: string | undefined): Promise<string> {
  if (slug === undefined)
    throw refuse('parameter_missing', 'No agent uses this template. Send the agent to preview it with.', {
      param: 'agent',
    })
  await resolveAgent(db, slug)
  return slug
}

async function agentOfConversation(db: Queryable, id: number): Promise<string> {
  const conversation = await findConversation(db, id)
  if (!conversation) throw unknownReference('conversation_id', 'a conversation')
  return conversation.agent
}
