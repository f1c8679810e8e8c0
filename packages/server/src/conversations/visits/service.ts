import type { Input, visits } from '@foyer/contract'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { Document } from '../../platform/http/index.ts'
import { type Context, Refusal, type Secrets } from '../../platform/index.ts'
import { standingAt } from '../conversations/rules.ts'
import { rateConversation, seeMessage, setReplyByMail, startConversation } from '../conversations/service.ts'
import type { Printer } from '../deliverables/pdf/printer.ts'
import { getDeliverableFile, getDeliverablePage } from '../deliverables/service.ts'
import { stopTurn } from '../turns/stop_turn.ts'
import { conversationOf } from './conversation_of.ts'
import { verifyIdentity } from './identity.ts'
import { languageFor } from './nearest_language.ts'
import { agentMissing, notReceiving, visitMissing } from './refusals.ts'
import * as repository from './repository.ts'
import type { Tokens } from './tokens.ts'
import { representVisitedAgent, type VisitRepresentations } from './visit_representations.ts'

type Visits = typeof visits

export async function getVisitedAgent(
  { organization }: Context,
  db: Queryable,
  public_id: string,
  { locale }: Input<Visits['getVisitedAgent']>['query'],
) {
  const agent = await getAgent(db, public_id)
  return representVisitedAgent(agent, languageFor(agent.languages, locale, organization.default_locale))
}

export async function startVisit(
  { representations, secrets }: { representations: VisitRepresentations; secrets: Secrets },
  context: Context,
  db: Transaction,
  public_id: string,
  { locale: wanted, source_url, identity }: Input<Visits['startVisit']>['body'],
) {
  const { slug, languages } = await getAgent(db, public_id)
  const locale = languageFor(languages, wanted, context.organization.default_locale)
  const visitor =
    identity === undefined ? undefined : await verifyIdentity(secrets, db, slug, identity, context.now)
  const body = {
    locale,
    ...(source_url !== undefined && { source_url }),
    ...(visitor && { visitor }),
  }
  const { id } = await startConversation(context, db, slug, body).catch(hideFlow)
  return visitOf(representations, context, db, id)
}

export async function getVisit(representations: VisitRepresentations, context: Context, db: Queryable) {
  return visitOf(representations, context, db, conversationOf(context))
}

export async function rateVisit(
  representations: VisitRepresentations,
  context: Context,
  db: Transaction,
  rating: number,
) {
  const { id } = await rateConversation(context, db, conversationOf(context), rating)
  return visitOf(representations, context, db, id)
}

export async function readVisit(
  representations: VisitRepresentations,
  context: Context,
  db: Transaction,
  { message_id }: Input<Visits['readVisit']>['body'],
) {
  await seeMessage(context, db, conversationOf(context), message_id)
  return standingOf(representations, context, db)
}

export async function stopVisitTurn(
  representations: VisitRepresentations,
  context: Context,
  db: Transaction,
) {
  await stopTurn(context, db, conversationOf(context))
  return standingOf(representations, context, db)
}

export async function agreeToMail(
  representations: VisitRepresentations,
  context: Context,
  db: Transaction,
  body: Input<Visits['agreeToMail']>['body'],
) {
  await setReplyByMail(context, db, conversationOf(context), body)
  return standingOf(representations, context, db)
}

async function standingOf(representations: VisitRepresentations, context: Context, db: Queryable) {
  const found = await repository.findStanding(db, conversationOf(context))
  if (!found) throw visitMissing()
  return representations.standing(standingAt(found, context.now))
}

/** Its address is a secret: nobody that the document links to is told it. */
export async function getVisitDocument(tokens: Tokens, { now }: Context, db: Queryable, document: string) {
  const opens = tokens.read(document, now)
  if (!opens) throw visitMissing()
  const { mediaType, content, headers } = await getDeliverablePage(db, opens.id, `${document}/pdf`)
  const policy = headers['Content-Security-Policy']
  return new Document(mediaType, content, {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Content-Disposition': 'inline',
    // The address opens the document, so pages that it links to must not learn it.
    'Referrer-Policy': 'no-referrer',
  })
}

export async function getVisitDocumentFile(
  { tokens, printer }: { tokens: Tokens; printer: Printer },
  { now }: Context,
  db: Queryable,
  document: string,
) {
  const opens = tokens.read(document, now)
  if (!opens) throw visitMissing()
  return getDeliverableFile(printer, db, opens.id)
}

async function getAgent(db: Queryable, public_id: string) {
  const agent = await repository.findAgentByPublicId(db, public_id)
  if (!agent) throw agentMissing()
  return agent
}

async function visitOf(representations: VisitRepresentations, { now }: Context, db: Queryable, id: number) {
  const conversation = await repository.findConversation(db, id)
  if (!conversation) throw visitMissing()
  return representations.visit(
    db.organization_id,
    standingAt(conversation, now),
    await repository.listMessagesAfter(db, id, 0),
  )
}

function hideFlow(error: unknown): never {
  throw error instanceof Refusal && error.code === 'flow_invalid' ? notReceiving() : error
}
