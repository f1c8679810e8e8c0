import type { Visit, VisitedAgent, VisitMessage, VisitTurn } from '@foyer/contract'

/** Answers what the widget asks, in place of the service: for an agent whose looks are still being edited. */

export interface PreviewedAgent {
  agent: VisitedAgent
  locale: string
  /** The first message. */
  greeting: string
  /** What every message is answered with. */
  reply: string
}

export function previewService({ agent, locale, greeting, reply }: PreviewedAgent): typeof fetch {
  let last = 1
  const messageOf = (role: VisitMessage['role'], text: string): VisitMessage => ({
    object: 'visit_message',
    id: last++,
    role,
    text,
    chips: [],
    links: [],
    citations: [],
    created_at: new Date(0).toISOString(),
  })
  const standing = { status: 'active', unread_count: 0, reply_by_mail: 'off' } as const
  const visit: Visit = {
    object: 'visit',
    id: 1,
    token: 'preview',
    agent,
    locale,
    messages: [messageOf('agent', greeting)],
    ...standing,
  }
  const turnOf = (text: string): VisitTurn => ({
    object: 'visit_turn',
    ...standing,
    message: messageOf('visitor', text),
    replies: [messageOf('agent', reply)],
  })
  return async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/visit', '')
    if (path === '/conversation/stream') return new Response(new ReadableStream())
    if (path === '/conversation/messages')
      return new Response(`event: done\ndata: ${JSON.stringify(turnOf(textIn(init)))}\n\n`)
    return Response.json(/^\/agents\/[^/]+$/.test(path) ? agent : visit)
  }
}

function textIn(init: RequestInit | undefined): string {
  const { text = '' } = JSON.parse(String(init?.body)) as { text?: string }
  return text
}
