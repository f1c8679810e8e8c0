import type { Server } from './server.ts'

/** The API as a program calls it: to bring about what a person would have to wait for, and to look at what is kept. */

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH'
  body?: unknown
  /** Instead of the key that the server printed. */
  bearer?: string
  /** Instead of any key: as the owner's browser calls it. */
  cookie?: string
}

export async function call<Answer>(server: Server, path: string, sent: RequestOptions = {}): Promise<Answer> {
  const answer = await request(server, path, sent)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${sent.method ?? 'GET'} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text)
}

export function request(
  { url, key }: Server,
  path: string,
  { method = 'GET', body, ...sent }: RequestOptions = {},
) {
  return fetch(`${url}${path}`, {
    method,
    headers: {
      ...(sent.cookie === undefined
        ? { Authorization: `Bearer ${sent.bearer ?? key}` }
        : { Cookie: sent.cookie, Origin: url, 'X-Organization': 'demo' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

export const post = <Answer>(server: Server, path: string, body: object = {}): Promise<Answer> =>
  call<Answer>(server, path, { method: 'POST', body })

export interface List<Item> {
  data: Item[]
}

/** Asks until the answer is as it should be; the journey's own time limit ends it. */
export async function pollUntil<Answer>(read: () => Promise<Answer>, isSo: (answer: Answer) => boolean) {
  for (;;) {
    const answer = await read()
    if (isSo(answer)) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
