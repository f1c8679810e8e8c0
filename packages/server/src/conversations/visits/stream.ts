import type { VisitEvent } from '@foyer/contract'
import type { Queryable } from '../../platform/db/index.ts'
import type { ConversationWatch } from './conversation_watch.ts'
import { findStatus, listMessagesAfter, newestMessageId } from './repository.ts'
import type { VisitRepresentations } from './visit_representations.ts'

interface StreamOptions {
  conversation_id: number
  /** The last message that was seen; the newest when absent. */
  after: number | undefined
}

/**
 * How the conversation stands, and then whatever changes about that. The first is told at once: where it stood may have
 * changed while nobody listened. It ends when the conversation is erased.
 */
export async function* visitEvents(
  watch: ConversationWatch,
  db: Queryable,
  representations: VisitRepresentations,
  { conversation_id, after }: StreamOptions,
  signal: AbortSignal,
): AsyncGenerator<VisitEvent, void, undefined> {
  let seen = after ?? (await newestMessageId(db, conversation_id))
  let sent: VisitEvent['status'] | undefined
  const { organization_id } = db
  for await (const _ of watch.follow({ organization_id, conversation_id }, signal)) {
    const said = await listMessagesAfter(db, conversation_id, seen)
    const status = await findStatus(db, conversation_id)
    // guard: a stream ends with its conversation
    if (status === undefined) return
    // guard: what changed nothing is not told
    if (said.length === 0 && status === sent) continue
    // guard: nothing is told twice
    seen = said.at(-1)?.id ?? seen
    sent = status
    yield representations.event(organization_id, { id: seen, status, said })
  }
}
