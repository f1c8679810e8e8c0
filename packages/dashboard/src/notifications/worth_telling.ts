import type { Conversation, Event, Foyer } from '@foyer/sdk'

/** What an event does not say itself: whether a lead can be reached, and whether a source failed before. */
export async function isWorthTelling(foyer: Foyer, { type, data }: Event): Promise<boolean> {
  if (type === 'conversation.completed') return isReachable(await foyer.conversations.get(Number(data.id)))
  if (type === 'ingestion_run.failed') {
    const query = { source_id: Number(data.source_id), starting_after: Number(data.id), limit: 1 }
    const [before] = (await foyer.ingestionRuns.list(query)).data
    return before?.status !== 'failed'
  }
  return true
}

const address = /^\S+@\S+\.\S+$/
const phone = /^\+?[\d\s()/.-]{7,}$/
const date = /^\d{4}-\d\d-\d\d/

/** By mail or by phone: from your own site, or from an answer. */
export function isReachable({ visitor, slot_values }: Pick<Conversation, 'visitor' | 'slot_values'>) {
  if (visitor?.email) return true
  return Object.values(slot_values).some(
    (value) => typeof value === 'string' && (address.test(value) || (phone.test(value) && !date.test(value))),
  )
}
