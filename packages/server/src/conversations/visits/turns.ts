import type { visits } from '@foyer/contract'
import type { Turn, Turns } from '../turns/index.ts'
import type { TurnHandler } from '../turns/take_turn.ts'
import { conversationOf } from './conversation_of.ts'
import type { VisitRepresentations } from './visit_representations.ts'

type AcceptedMessage = Parameters<Turns['answer']>[2]
export type VisitTurns = TurnHandler<typeof visits.sendVisitMessage, AcceptedMessage>

/** What of a turn's course a visitor hears. What was captured, and in which phase that led, is the owner's. */
const visibleEvents: readonly string[] = ['working', 'token', 'chips', 'links']

/** The turns of /v1, as a visitor sees them. */
export const visitTurns = (turns: Turns, representations: VisitRepresentations): VisitTurns => ({
  accept: (context, db, { body }) =>
    turns.accept(context, db, {
      params: { id: conversationOf(context) },
      query: {},
      body: { ...body, role: 'visitor' },
    }),
  async answer(context, tenant, accepted, { emit, storeAnswer }) {
    const { organization_id } = tenant
    const representTurn = (turn: Turn) => representations.turn(organization_id, turn)
    const given = await turns.answer(context, tenant, accepted, {
      emit(event, data) {
        if (event === 'accepted') emit(event, representations.message(organization_id, accepted.message))
        if (visibleEvents.includes(event)) emit(event, data)
      },
      storeAnswer: (db, turn) => storeAnswer(db, representTurn(turn)),
    })
    return representTurn(given)
  },
  async recall(tenant, message_id) {
    const turn = await turns.recall(tenant, message_id)
    return turn && representations.turn(tenant.organization_id, turn)
  },
})
