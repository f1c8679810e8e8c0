/** A caller of a server that runs in a process of its own. */

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the API answered and asserts on it.
  body: any
  headers: Headers
}

export interface Client {
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Answer>
  get(path: string): Promise<Answer['body']>
  /** Every row of a list, page after page. */
  all(path: string): Promise<Answer['body'][]>
}

const patienceMs = 15_000

export function clientOf(url: string, key: string): Client {
  const call: Client['call'] = async (method, path, body, headers, signal) => {
    const content = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...content, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]),
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }
  const get: Client['get'] = async (path) => {
    const { status, body } = await call('GET', path)
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
  return {
    call,
    get,
    async all(path) {
      const rows: Answer['body'][] = []
      const query = path.includes('?') ? '&' : '?'
      for (let after = ''; ; after = `&starting_after=${rows.at(-1).id}`) {
        const page = await get(`${path}${query}limit=100${after}`)
        rows.push(...page.data)
        if (!page.has_more) return rows
      }
    },
  }
}
