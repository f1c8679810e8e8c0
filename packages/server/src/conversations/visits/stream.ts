import type { VisitEvent } from '@foyer/contract'
import type { Tenant } from '../../platform/db/index.ts'
import type { ConversationWatch } from './conversation_watch.ts'
import { findStanding, listMessagesAfter, newestMessageId, noteListening } from './repository.ts'
import type { VisitRepresentations } from './visit_representations.ts'

interface StreamOptions {
  conversation_id: number
  /** The last message that was seen; the newest when absent. */
  after: number | undefined
  now: () => Date
}

/** A stream looks again after a minute at the latest (`conversation_watch.ts`), and says then that it is open. */
const listeningMs = 150_000

/**
 * How the conversation stands, and then whatever changes about that. The first is told at once: where it stood may have
 * changed while nobody listened. It ends when the conversation is erased.
 */
export async function* visitEvents(
  watch: ConversationWatch,
  db: Tenant,
  representations: VisitRepresentations,
  { conversation_id, after, now }: StreamOptions,
  signal: AbortSignal,
): AsyncGenerator<VisitEvent, void, undefined> {
  let seen = after ?? (await newestMessageId(db, conversation_id))
  let sent: string | undefined
  const { organization_id } = db
  for await (const _ of watch.follow({ organization_id, conversation_id }, signal)) {
    const said = await listMessagesAfter(db, conversation_id, seen)
    const found = await findStanding(db, conversation_id)
    if (found === undefined) return
    if (found.status === 'handed_off')
      await noteListening(db, conversation_id, new Date(now().getTime() + listeningMs))
    const { status, reply_by_mail } = representations.standing(found)
    const told = `${status} ${reply_by_mail}`
    if (said.length === 0 && told === sent) continue
    seen = said.at(-1)?.id ?? seen
    sent = told
    yield representations.event(organization_id, { id: seen, status, reply_by_mail, said })
  }
}
