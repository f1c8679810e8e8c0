import type { CallOptions, EditOptions, FoyerOptions } from './options.ts'

/** A call as the generated methods describe it, and the request that becomes of it. */

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: string
  query?: object | undefined
  body?: object | undefined
}

export type Accept = 'application/json' | 'text/event-stream' | '*/*'

export interface Settings {
  apiKey: string | null
  baseUrl: string
  fetch: typeof fetch
  maxRetries: number
  timeoutSeconds: number
  headers: Record<string, string>
}

export function settingsOf(options: FoyerOptions): Settings {
  if (options.apiKey === undefined || options.apiKey === '')
    throw new TypeError(
      'apiKey is missing: pass the API key, or null if calls are authenticated in another way.',
    )
  return {
    apiKey: options.apiKey,
    baseUrl: (options.baseUrl ?? 'http://127.0.0.1:4000').replace(/\/+$/, '').replace(/\/v1$/, ''),
    // Called through a wrapper: a browser's fetch refuses to be a method of anything but the window.
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    maxRetries: options.maxRetries ?? 2,
    timeoutSeconds: options.timeoutSeconds ?? 60,
    headers: options.headers ?? {},
  }
}

/** Built once per call: every attempt sends the same bytes under the same Idempotency-Key. */
export function requestOf(
  settings: Settings,
  call: Call,
  options: CallOptions,
  accept: Accept,
  newKey: () => string,
): { url: string; init: RequestInit } {
  const { idempotencyKey, ifMatch, dryRun } = options as EditOptions
  const headers = new Headers({ accept, ...settings.headers })
  if (settings.apiKey !== null) headers.set('authorization', `Bearer ${settings.apiKey}`)
  if (call.body) headers.set('content-type', 'application/json')
  if (call.method !== 'GET') headers.set('idempotency-key', idempotencyKey ?? newKey())
  if (ifMatch !== undefined) headers.set('if-match', ifMatch)
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
  const query = queryOf({ ...call.query, ...(dryRun && { dry_run: true }) })
  return {
    url: `${settings.baseUrl}/v1${call.path}${query}`,
    init: {
      method: call.method,
      headers,
      // A redirect could send the key to another host.
      redirect: 'manual',
      ...(call.body && { body: JSON.stringify(call.body) }),
    },
  }
}

function queryOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) search.append(name, each instanceof Date ? each.toISOString() : String(each))
  return search.size > 0 ? `?${search}` : ''
}
