import { type EmbedText, isSmallTalk, matchGap } from '@foyer/engine'
import { insertRow, type Transaction } from '../../platform/db/index.ts'
import { record, recordChange, type Trace } from '../../platform/index.ts'
import type { Check } from '../checking/check_answer.ts'
import * as repository from './repository.ts'
import { type Gap, getGap, getLocked, keep, lockOpenings } from './transitions.ts'

/** A question that a visitor asked and the agent could not answer. */
export interface UnansweredQuestion {
  agent_id: number
  question: string
  language: string
  conversation_id: number
  asked_at: Date
}

/**
 * Counts the question where it was asked before, or opens a gap. Only for what was judged and found wanting: an outage
 * says nothing about the knowledge, and whoever met one does not call this. Small talk has no gap.
 */
export async function recordUnanswered(
  vectorOf: EmbedText,
  trace: Trace,
  db: Transaction,
  asked: UnansweredQuestion,
): Promise<Gap | undefined> {
  if (isSmallTalk(asked.question, asked.language)) return undefined
  lockOpenings(db)
  const known = await findSame(vectorOf, db, asked)
  if (!known) return open(trace, db, asked)
  const kin = await repository.findOpenKin(db, known.id)
  if (kin !== undefined) return countAgain(trace, db, asked, kin)
  return known.status === 'resolved'
    ? open(trace, db, asked, known.id)
    : countAgain(trace, db, asked, known.id)
}

/** A question that visitors will ask, and what a check found. */
export type ForeseenQuestion = Pick<UnansweredQuestion, 'agent_id' | 'question' | 'language'> & {
  check: Check
}

/** A gap that nobody asked for yet: without occurrences. A question that has a gap keeps that one. */
export async function openForeseenGap(
  vectorOf: EmbedText,
  trace: Trace,
  db: Transaction,
  { check, ...foreseen }: ForeseenQuestion,
): Promise<Gap> {
  lockOpenings(db)
  const known = await findSame(vectorOf, db, foreseen)
  if (known) {
    const open = (await repository.findOpenKin(db, known.id)) ?? known.id
    return keep(trace, db, await getLocked(db, open), 'checked', { last_check: check })
  }
  const { agent_id, question } = foreseen
  const id = await insertRow(db, 'knowledge_gaps', {
    agent_id,
    question,
    status: 'open',
    last_check: check,
    created_at: trace.now,
  })
  const after = await getGap(db, id)
  record(trace, db, { verb: 'created', before: null, after })
  return after
}

export async function findSame(
  vectorOf: EmbedText,
  db: Transaction,
  { agent_id, question, language }: Pick<UnansweredQuestion, 'agent_id' | 'question' | 'language'>,
) {
  const gaps = (await repository.listCompared(db, agent_id)).map((gap) => ({
    ...gap,
    questions: [{ text: gap.question, language }],
  }))
  return matchGap({ text: question, language }, gaps, vectorOf)
}

/** Asked once more; an archived gap stays archived. */
async function countAgain(trace: Trace, db: Transaction, asked: UnansweredQuestion, id: number) {
  const before = await getLocked(db, id)
  await occur(db, asked, id)
  return recordChange(trace, db, 'asked', before, await getGap(db, id))
}

/** The resolved gap that it came back from, if any, is a standing check no more. */
export async function open(
  trace: Trace,
  db: Transaction,
  asked: UnansweredQuestion,
  resurfaced_from_id?: number,
) {
  const { agent_id, question } = asked
  const id = await insertRow(db, 'knowledge_gaps', {
    agent_id,
    question,
    status: 'open',
    resurfaced_from_id,
    created_at: trace.now,
  })
  await occur(db, asked, id)
  const after = await getGap(db, id)
  record(trace, db, { verb: 'created', before: null, after })
  return after
}

export const occur = (
  db: Transaction,
  { conversation_id, asked_at, question }: UnansweredQuestion,
  gap_id: number,
) => insertRow(db, 'knowledge_gap_occurrences', { gap_id, conversation_id, asked_at, question })
