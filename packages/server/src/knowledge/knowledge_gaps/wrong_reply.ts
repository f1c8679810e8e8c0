import type { EmbedText } from '@foyer/engine'
import type { Transaction } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'
import type { Verdict } from '../checking/check_answer.ts'
import * as repository from './repository.ts'
import { type Gap, getLocked, keep, lockOpenings, reopen } from './transitions.ts'
import { findSame, occur, open, type UnansweredQuestion } from './unanswered.ts'
import { withVerdict } from './verdict.ts'

/** A question that an agent answered, and that its owner says was answered wrong. */
export interface WrongReply extends UnansweredQuestion {
  /** What the reply was based on, each as a check would say it. */
  wrong: readonly string[]
  /** What it should have said. */
  right?: string | undefined
}

/** The gap of the question, open, whatever its status was. It knows what is wrong and right. */
export async function recordWrongReply(
  vectorOf: EmbedText,
  context: Context,
  db: Transaction,
  reply: WrongReply,
): Promise<Gap> {
  lockOpenings(db)
  const before = await gapOf(vectorOf, context, db, reply)
  const verdicts = verdictsOf(context, reply).reduce<Verdict[]>(
    (verdicts, given) => withVerdict({ verdicts }, given),
    before.verdicts ?? [],
  )
  // What the last check found is not true any more.
  const kept = { verdicts, last_check: null }
  return before.status === 'open'
    ? keep(context, db, before, 'judged', kept)
    : reopen(context, db, before, kept)
}

async function gapOf(vectorOf: EmbedText, context: Context, db: Transaction, reply: WrongReply) {
  const known = await findSame(vectorOf, db, reply)
  if (!known) return open(context, db, reply)
  const before = await getLocked(db, (await repository.findOpenKin(db, known.id)) ?? known.id)
  // A conversation counts once for a gap, however many of its replies are corrected.
  if (await repository.isAskedIn(db, before.id, reply.conversation_id)) return before
  await occur(db, reply, before.id)
  return getLocked(db, before.id)
}

function verdictsOf({ now }: Context, { wrong, right }: WrongReply): Verdict[] {
  const given_at = now.toISOString()
  return [
    ...wrong.map((answer): Verdict => ({ verdict: 'wrong', answer, given_at })),
    // Last, because the latest word counts.
    ...(right === undefined ? [] : [{ verdict: 'right' as const, answer: right, given_at }]),
  ]
}
