import { type Transaction, updateRow } from '../../../platform/db/index.ts'
import { record } from '../../../platform/index.ts'
import type { Job } from '../../../platform/queue/index.ts'
import { costOfTokens, spendTokens } from '../../../reasoning/index.ts'
import { type ConversationRow, getLocked } from '../../conversations/repository.ts'
import { eventDataOf } from '../../conversations/serializer.ts'
import { writeOutcome } from '../../outcomes/repository.ts'
import type { TurnDependencies } from '../dependencies.ts'
import { getConversation } from '../repository.ts'
import { closingOf } from '../thinking/closing.ts'
import { startInterruption } from '../thinking/interruption.ts'
import { type Papers, writePapers } from '../thinking/papers.ts'
import { talkAt } from '../thinking/talk_builder.ts'
import { paperFields } from './paper_fields.ts'
import { rewriteDeliverable, wasCompleted } from './repository.ts'

/** Four papers, each with a deadline of its own below this. */
const longestSeconds = 5 * 60
const everything = { id: Number.MAX_SAFE_INTEGER }

/**
 * The builtin reasoner's papers are there as soon as a conversation is completed; this writes them again with the
 * model, and puts its own in their place. Where it fails, they stay.
 */
export const rewritePapers: Job<
  { conversation_id: number },
  Pick<TurnDependencies, 'reasoners' | 'snapshots'>
> = {
  name: 'write_papers',
  retries: 2,
  atOnce: 4,
  async run({ tenant, organization, reasoners, snapshots, now, stopping }, { conversation_id }) {
    const reasoner = await reasoners.of(tenant, organization)
    if (!reasoner.isModel || !(await wasCompleted(tenant, conversation_id))) return
    const conversation = await getConversation(tenant, conversation_id)
    const { state } = conversation
    const flow = await snapshots.of(tenant, conversation.snapshot_address)
    const turn = { flow, conversation, message: everything }
    const closing = await closingOf(tenant, organization, turn, state, now())
    const talk = talkAt(tenant, organization, turn, state)
    using interruption = startInterruption(longestSeconds, { stopping })
    const papers = await writePapers(reasoner, talk, closing, interruption.signal)
    // What the builtin reasoner wrote in place of a model that was broken off is there already.
    stopping.throwIfAborted()
    await tenant.transaction(async (db) => {
      const before = await getLocked(db, conversation_id)
      replace(db, before, papers, now())
      spendTokens(db, {
        tokens: papers.tokens,
        cost: costOfTokens(reasoner, papers.tokens),
        agent_id: before.agent_id,
        now: now(),
      })
    })
  },
}

function replace(db: Transaction, before: ConversationRow, papers: Papers, now: Date) {
  const { id } = before
  updateRow(db, 'conversations', id, paperFields(papers, now))
  writeOutcome(db, id)
  if (papers.deliverable) rewriteDeliverable(db, id, papers.deliverable.body)
  const trace = {
    actor: { type: 'system', name: 'foyer' } as const,
    operation: 'writePapers',
    request_id: `papers_${id}`,
    now,
  }
  record(trace, db, { verb: 'reviewed', before: eventDataOf(before), after: eventDataOf(before) })
}
