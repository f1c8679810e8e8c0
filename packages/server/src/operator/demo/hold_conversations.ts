import {
  converse,
  openTurnNotifier,
  startConversation,
  type TurnDependencies,
} from '../../conversations/index.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Organization } from '../../platform/index.ts'
import { demoClock } from './clock.ts'
import { conversations, type DemoConversation } from './conversations.ts'

const minuteMs = 60_000

/**
 * The demo's visitors come in and are answered like all others, some days ago, by the organization's own agents and
 * facts. The builtin reasoner words it, whatever model is set: nobody pays for a demo.
 */
export async function holdConversations(
  database: Pick<Database, 'listener' | 'tenant'>,
  dependencies: Omit<TurnDependencies, 'now'>,
  organization: Organization,
  now: Date,
): Promise<number> {
  const tenant = database.tenant(organization.id)
  const notifier = openTurnNotifier(database)
  const reasoners = { of: async () => dependencies.builtin }

  async function hold({ agent, daysAgo, said, ...start }: DemoConversation) {
    let at = demoClock(organization, now).at(daysAgo)
    const context = (id?: number) => ({
      organization,
      actor: { type: 'visitor' as const, name: 'visitor', ...(id !== undefined && { id }) },
      operation: 'loadDemo',
      request_id: 'demo',
      now: at,
    })
    const { id } = await tenant.transaction((db) => startConversation(context(), db, agent, start))
    for (const each of said) {
      at = new Date(at.getTime() + minuteMs)
      const body = typeof each === 'string' ? { text: each } : { chip: each }
      const past = { ...dependencies, reasoners, now: () => at }
      await converse(past, notifier, context(id), tenant, { conversation_id: id, body })
    }
  }

  try {
    for (const conversation of conversations) await hold(conversation)
  } finally {
    await notifier.close()
  }
  return conversations.length
}
