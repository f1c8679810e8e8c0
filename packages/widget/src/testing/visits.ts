import type { Visit, VisitedAgent, VisitedAppearance, VisitMessage, VisitTurn } from '@foyer/contract'

/** Things as the service gives them. */

const agent: VisitedAgent = {
  object: 'visited_agent',
  name: 'Mira',
  languages: ['en'],
  appearance: { position: 'right', starter_questions: [], ai_notice: false },
}

export const message = (id: number, change: Partial<VisitMessage> = {}): VisitMessage => ({
  object: 'visit_message',
  id,
  role: 'agent',
  text: `message ${id}`,
  chips: [],
  links: [],
  citations: [],
  created_at: '2026-01-05T09:00:00.000Z',
  ...change,
})

/** The agent, looking otherwise. */
export const styled = (change: Partial<VisitedAppearance>): VisitedAgent => ({
  ...agent,
  appearance: { ...agent.appearance, ...change },
})

export const visitorMessage = (id: number, text: string) => message(id, { role: 'visitor', text })

export const visit = (change: Partial<Visit> = {}): Visit => ({
  object: 'visit',
  id: 1,
  token: 'vt_1',
  status: 'active',
  agent,
  locale: 'en',
  unread_count: 0,
  reply_by_mail: 'off',
  messages: [message(1)],
  ...change,
})

export const turnOf = (asked: VisitMessage, ...replies: VisitMessage[]): VisitTurn => ({
  object: 'visit_turn',
  status: 'active',
  reply_by_mail: 'off',
  message: asked,
  replies,
})
