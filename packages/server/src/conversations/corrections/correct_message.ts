import type { Input, operations } from '@foyer/contract'
import type { EmbedText, QuestionOutcome } from '@foyer/engine'
import { archiveWrongFacts, getKnowledgeGap, recordWrongReply, replaceFacts } from '../../knowledge/index.ts'
import { knowledgeLock, rowLock, type Transaction } from '../../platform/db/index.ts'
import { type Context, refuse } from '../../platform/index.ts'
import { keyOf, passagesOf } from '../traces/passages.ts'
import type { StoredTrace } from '../traces/stored_trace.ts'
import { getReply } from './repository.ts'

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
  const { agent_id, locale, created_at, text: reply, trace } = await getReply(db, conversation_id, message_id)
  const asked = question ?? questionOf(trace.outcome.questions)
  const { id } = await recordWrongReply(vectorOf, context, db, {
    agent_id,
    conversation_id,
    question: asked,
    language: locale,
    asked_at: created_at,
    wrong: saidFor(asked, reply, trace),
    right: text,
  })
  // After the gap, which is checked because of it.
  const archived = await archiveWrongFacts(context, db, wrong, 'wrong_fact_ids')
  if (text !== undefined) await replaceFacts(context, db, archived, text)
  return getKnowledgeGap(db, id)
}

function questionOf([first]: readonly QuestionOutcome[]): string {
  if (!first)
    throw refuse(
      'parameter_missing',
      'question is required: the visitor asked nothing before this message.',
      {
        param: 'question',
      },
    )
  return first.text
}

/** What was said to a question; of one that the owner put in other words, whatever was said to any. */
function saidFor(asked: string, reply: string, trace: StoredTrace): string[] {
  const { questions } = trace.outcome
  const same = questions.filter(({ text }) => text === asked)
  const answered = (same.length > 0 ? same : questions).filter((question) => question.answered === 'yes')
  // A model has words of its own, the builtin responder those of the knowledge.
  if (trace.format === 3) return answered.length > 0 ? [reply] : []
  const texts = new Map(passagesOf(trace).map((passage) => [keyOf(passage), passage.text]))
  return answered.flatMap(({ evidence }) => evidence.flatMap((each) => texts.get(keyOf(each)) ?? []))
}
