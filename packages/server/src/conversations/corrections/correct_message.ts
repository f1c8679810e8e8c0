import type { Input, operations } from '@foyer/contract'
import type { EmbedText } from '@foyer/engine'
import { archiveWrongFacts, getKnowledgeGap, recordWrongReply, replaceFacts } from '../../knowledge/index.ts'
import { knowledgeLock, rowLock, type Transaction } from '../../platform/db/index.ts'
import { type Context, refuse } from '../../platform/index.ts'
import { getReply, type LookedUp } from './repository.ts'

interface Place {
  conversation_id: number
  message_id: number
}

/** The reply was said and stays. What it was based on, and what is known from now on, can be put right. */
export async function correctMessage(
  vectorOf: EmbedText,
  context: Context,
  db: Transaction,
  { conversation_id, message_id }: Place,
  { question, text, wrong_fact_ids: wrong = [] }: Input<typeof operations.correctMessage>['body'],
) {
  // Held, so that it is not erased meanwhile: the gap goes with it.
  db.hold(knowledgeLock, rowLock('conversations', conversation_id))
  const { agent_id, locale, created_at, questions } = await getReply(db, conversation_id, message_id)
  const asked = question ?? questionOf(questions)
  const { id } = await recordWrongReply(vectorOf, context, db, {
    agent_id,
    conversation_id,
    question: asked,
    language: locale,
    asked_at: created_at,
    wrong: citedFor(asked, questions),
    right: text,
  })
  // After the gap, which is checked because of it.
  const archived = await archiveWrongFacts(context, db, wrong, 'wrong_fact_ids')
  if (text !== undefined) await replaceFacts(context, db, archived, text)
  return getKnowledgeGap(db, id)
}

function questionOf([first]: readonly LookedUp[]): string {
  if (!first)
    throw refuse('parameter_missing', 'question is required: nothing was looked up for this message.', {
      param: 'question',
    })
  return first.question
}

/** Of a question that the owner put in other words, whatever was looked up for the reply. */
function citedFor(asked: string, questions: readonly LookedUp[]): string[] {
  const same = questions.filter(({ question }) => question === asked)
  return (same.length > 0 ? same : questions).flatMap(({ facts = [] }) => facts.map(({ text }) => text))
}
