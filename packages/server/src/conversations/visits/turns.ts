// guards tested by: talk.test.ts, leak.test.ts

import type { visits } from '@foyer/contract'
import type { Turn, Turns } from '../turns/index.ts'
import type { TurnHandler } from '../turns/take_turn.ts'
import { conversationOf } from './conversation_of.ts'
import type { Shown } from './shown.ts'

type Accepted = Parameters<Turns['answer']>[2]
export type VisitTurns = TurnHandler<typeof visits.sendVisitMessage, Accepted>

/** What of a turn's course a visitor hears. What was captured, and in which phase that led, is the owner's. */
const heard: readonly string[] = ['token', 'chips', 'links']

/** The turns of /v1, as a visitor sees them. */
export const visitTurns = (turns: Turns, shown: Shown): VisitTurns => ({
  accept: (context, db, { body }) =>
    turns.accept(context, db, {
      params: { id: conversationOf(context) },
      query: {},
      body: { ...body, role: 'visitor' },
    }),
  async answer(context, tenant, accepted, { tell, keep }) {
    const { organization_id } = tenant
    const seen = (turn: Turn) => shown.turn(organization_id, turn)
    const given = await turns.answer(context, tenant, accepted, {
      tell(event, data) {
        // guard: an accepted message is shown as visitors see it [, shown.…) -> , data]
        if (event === 'accepted') tell(event, shown.message(organization_id, accepted.message))
        // guard: what was captured is the owner’s [heard.includes… -> event !== 'accepted']
        if (heard.includes(event)) tell(event, data)
      },
      // guard: a message is shown as visitors see it [seen(turn) -> turn as never]
      keep: (db, turn) => keep(db, seen(turn)),
    })
    return seen(given)
  },
  async recall(tenant, message_id) {
    const turn = await turns.recall(tenant, message_id)
    return turn && shown.turn(tenant.organization_id, turn)
  },
})
