import type { AnswerVerdict } from '@foyer/contract'
import type { Transaction } from '../../platform/db/index.ts'
import { type Context, refuse } from '../../platform/index.ts'
import type { Check, Verdict } from '../checking/check_answer.ts'
import { type Gap, getLive, keep, lockOpenings, refuseOpenTwice, reopen, resolve } from './transitions.ts'

/** So many are kept of a gap; of more, the latest. */
const mostVerdicts = 50

/** The owner's word on the reply that the last check shows: it counts more than any judgement. */
export async function judgeKnowledgeGap(
  context: Context,
  db: Transaction,
  id: number,
  { verdict }: { verdict: AnswerVerdict },
): Promise<Gap> {
  if (verdict === 'wrong') lockOpenings(db)
  const before = await getLive(db, id)
  const { check, answer } = shownReply(before)
  const given: Verdict = { verdict, answer, given_at: context.now.toISOString() }
  const verdicts = withVerdict(before, given)
  const { reason: _, ...rest } = check
  if (verdict === 'right')
    return resolve(context, db, before, 'verified', { last_check: { ...rest, answerable: true }, verdicts })
  const last_check: Check = { ...rest, answerable: false, reason: 'weak_match' }
  if (before.status === 'open') return keep(context, db, before, 'judged', { last_check, verdicts })
  await refuseOpenTwice(db, id)
  return reopen(context, db, before, { last_check, verdicts })
}

/** The owner gives the answer itself: a reply that says it is right, whatever a check could prove. */
export async function vouchForAnswer(
  context: Context,
  db: Transaction,
  id: number,
  answer: string,
): Promise<Gap> {
  const before = await getLive(db, id)
  const given: Verdict = { verdict: 'right', answer, given_at: context.now.toISOString() }
  if (isGiven(before, given)) return before
  return keep(context, db, before, 'judged', { verdicts: withVerdict(before, given) })
}

export const withVerdict = ({ verdicts = [] }: Pick<Gap, 'verdicts'>, given: Verdict): Verdict[] =>
  isGiven({ verdicts }, given) ? verdicts : [...verdicts, given].slice(-mostVerdicts)

/** Saying the same again changes nothing. */
function isGiven({ verdicts = [] }: Pick<Gap, 'verdicts'>, { verdict, answer }: Verdict): boolean {
  const latest = verdicts.findLast((each) => each.answer === answer)
  return latest?.verdict === verdict
}

function shownReply({ last_check }: Gap): { check: Check; answer: string } {
  if (last_check?.answer === undefined)
    throw refuse('parameter_invalid', 'The last check shows no reply to judge. Run a check first.', {
      param: 'verdict',
    })
  return { check: last_check, answer: last_check.answer }
}
