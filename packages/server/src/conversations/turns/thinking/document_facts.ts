import type { FactTopic, OrganizationProfile } from '@foyer/contract'
import { type ClosingFact, factsAskedFor } from '@foyer/engine'
import type { Static } from 'typebox'
import { listFactRows } from '../../../knowledge/index.ts'
import type { Queryable } from '../../../platform/db/index.ts'

/** Of each topic, and of what always applies. More is no document any more. */
const mostFacts = 20

/** The facts that a template asks for, as far as the agent may use them, the oldest first. */
export async function documentFacts(db: Queryable, agent_id: number, body: string): Promise<ClosingFact[]> {
  const found = new Map<number, ClosingFact>()
  for (const asked of factsAskedFor(body)) {
    const rows = await listFactRows(db, { ...asked, usable_by: agent_id, limit: mostFacts })
    for (const { id, text, topic, tier } of rows.slice(0, mostFacts))
      found.set(id, { text, topic: topic as FactTopic, tier: tier as ClosingFact['tier'] })
  }
  return [...found].sort(([one], [other]) => one - other).map(([, fact]) => fact)
}

export function contactOf({ website, profile }: { website: string | null; profile: unknown }) {
  const { address, phone, email } = (profile ?? {}) as Static<typeof OrganizationProfile>
  return {
    ...(address && { address }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(website && { website }),
  }
}
