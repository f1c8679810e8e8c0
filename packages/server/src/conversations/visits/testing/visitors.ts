import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { Visit } from '@foyer/contract'
import { newAgent } from '../../../testing/agents.ts'
import type { Api, ApiResponse } from '../../../testing/api.ts'

type Headers = Record<string, string>

/** Somebody at an address of their own, with the page that they are on in `headers`. */
export interface Visitor {
  address: string
  get(path: string, headers?: Headers): Promise<ApiResponse>
  post(path: string, body?: unknown, headers?: Headers): Promise<ApiResponse>
  preflight(path: string, headers?: Headers): Promise<ApiResponse>
}

export interface TalkingVisitor extends Visitor {
  visit: Visit
  token: string
  say(text: string, headers?: Headers): Promise<ApiResponse>
}

export interface PublicAgent {
  id: number
  slug: string
  name: string
  public_id: string
}

export async function publicAgent(api: Api, fields: object = {}): Promise<PublicAgent> {
  const { slug } = await newAgent(api)
  const answer = await api.patch(`/agents/${slug}`, fields)
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

export function stranger(api: Api, headers: Headers = {}, address = someAddress()): Visitor {
  const ask =
    (method: 'GET' | 'POST' | 'OPTIONS') => async (path: string, body?: unknown, more?: Headers) => {
      const response = await api.service.app.inject({
        method,
        url: `/visit${path}`,
        remoteAddress: address,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers, ...more },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      const json = response.headers['content-type']?.toString().startsWith('application/json')
      return {
        status: response.statusCode,
        body: json ? response.json() : undefined,
        text: response.body,
        headers: response.headers as ApiResponse['headers'],
      }
    }
  return {
    address,
    get: (path, more) => ask('GET')(path, undefined, more),
    post: ask('POST'),
    preflight: (path, more) => ask('OPTIONS')(path, undefined, more),
  }
}

/** One who has been greeted; by an agent of their own when none is named. */
export async function newVisitor(
  api: Api,
  agent?: PublicAgent,
  { body = {}, headers = {}, address }: { body?: object; headers?: Headers; address?: string } = {},
): Promise<TalkingVisitor> {
  const { public_id } = agent ?? (await publicAgent(api))
  const visitor = stranger(api, headers, address)
  const started = await visitor.post(`/agents/${public_id}/conversations`, body)
  assert.equal(started.status, 201, started.text)
  return { ...holding(api, started.body.token, { headers, address: visitor.address }), visit: started.body }
}

/** Whoever shows this token. */
export function holding(
  api: Api,
  token: string,
  { headers = {}, address }: { headers?: Headers; address?: string } = {},
): Omit<TalkingVisitor, 'visit'> {
  const visitor = stranger(api, { authorization: `Bearer ${token}`, ...headers }, address)
  return { ...visitor, token, say: (text, more) => visitor.post('/conversation/messages', { text }, more) }
}

/** Addresses are limited: tests that shared one would use up each other's. */
const someAddress = () => [10, ...randomBytes(3)].join('.')
