import { call, type List } from './api.ts'
import type { Server } from './server.ts'

interface Agent {
  slug: string
  public_id: string
}

interface Visit {
  id: number
  token: string
}

export async function publicIdOf(server: Server, slug: string): Promise<string> {
  const { data } = await call<List<Agent>>(server, '/v1/agents')
  const agent = data.find((each) => each.slug === slug)
  if (!agent) throw new Error(`There is no agent "${slug}".`)
  return agent.public_id
}

/** A visitor who says these things, one after the other. Gives the conversation's id. */
export async function visit(server: Server, slug: string, ...said: string[]): Promise<number> {
  const path = `/visit/agents/${await publicIdOf(server, slug)}/conversations`
  const body = { locale: 'en', source_url: 'https://brightwater.example/services' }
  const { id, token } = await call<Visit>(server, path, { method: 'POST', body })
  for (const text of said)
    await call(server, '/visit/conversation/messages', { method: 'POST', bearer: token, body: { text } })
  return id
}
