import type {
  Input,
  Visit,
  VisitEvent,
  VisitedAgent,
  VisitMessage,
  VisitStanding,
  VisitTurn,
  visits,
} from '@foyer/contract'
import { readEvents } from '../../../sdk/src/server_sent_events.ts'
import { type ErrorEnvelope, Refusal, refusalOf } from './refusal.ts'

/** The visitor's face of the service, `/visit`: one method for each of its operations. */

export type MessageBody = Input<typeof visits.sendVisitMessage>['body']
export type MailAnswer = Input<typeof visits.agreeToMail>['body']
export type StartBody = Input<typeof visits.startVisit>['body']

/** A turn as it is told. */
type TurnEvent =
  | { event: 'accepted'; data: VisitMessage }
  | { event: 'working' | 'token'; data: { text: string } }
  | { event: 'done'; data: VisitTurn }

interface Call {
  token?: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

export class VisitClient {
  readonly #origin: string
  readonly #fetch: typeof fetch

  constructor(origin: string, fetchIt: typeof fetch) {
    this.#origin = origin
    this.#fetch = fetchIt
  }

  /** As it looks to somebody who reads this language. */
  async agent(public_id: string, locale = ''): Promise<VisitedAgent> {
    const query = locale && `?locale=${encodeURIComponent(locale)}`
    return (await this.#ask(`/agents/${encodeURIComponent(public_id)}${query}`)).json()
  }

  async start(public_id: string, body: StartBody, key: string): Promise<Visit> {
    const path = `/agents/${encodeURIComponent(public_id)}/conversations`
    return (await this.#ask(path, { body, headers: { 'idempotency-key': key } })).json()
  }

  async visit(token: string): Promise<Visit> {
    return (await this.#ask('/conversation', { token })).json()
  }

  async rate(token: string, rating: number): Promise<Visit> {
    return (await this.#ask('/conversation/rating', { token, body: { rating } })).json()
  }

  /** The visitor has seen a message, and whatever stands above it. */
  async read(token: string, message_id: number): Promise<void> {
    await this.#ask('/conversation/read', { token, body: { message_id } })
  }

  async agreeToMail(token: string, body: MailAnswer): Promise<VisitStanding> {
    return (await this.#ask('/conversation/reply_by_mail', { token, body })).json()
  }

  /** Ends with `done`, or throws: a turn that is cut off is asked for again under its key. */
  async *say(token: string, body: MessageBody, key: string): AsyncGenerator<TurnEvent, void, undefined> {
    const response = await this.#ask('/conversation/messages', {
      token,
      body,
      headers: { accept: 'text/event-stream', 'idempotency-key': key },
    })
    for await (const { event, data } of readEvents(bodyOf(response))) {
      if (event === 'error') throw refusalIn(JSON.parse(data))
      if (event === 'accepted' || event === 'working' || event === 'token')
        yield { event, data: JSON.parse(data) }
      if (event === 'done') return yield { event, data: JSON.parse(data) }
    }
    throw new TypeError('The turn was cut off.')
  }

  /** What was shown of the reply stays. */
  async stop(token: string): Promise<void> {
    await this.#ask('/conversation/turn/stop', { token, body: {} })
  }

  async *follow(
    token: string,
    seen: number | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<VisitEvent, void, undefined> {
    const headers: Record<string, string> = { accept: 'text/event-stream' }
    if (seen !== undefined) headers['last-event-id'] = String(seen)
    const response = await this.#ask('/conversation/stream', { token, headers, signal })
    for await (const { data } of readEvents(bodyOf(response))) yield JSON.parse(data)
  }

  async #ask(path: string, { token, body, headers, signal }: Call = {}): Promise<Response> {
    const response = await this.#fetch(`${this.#origin}/visit${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      cache: 'no-store',
      credentials: 'omit',
    })
    if (!response.ok) throw await refusalOf(response)
    return response
  }
}

const refusalIn = ({ error }: ErrorEnvelope) => new Refusal(error.code, error.message)

function bodyOf({ body }: Response): ReadableStream<Uint8Array> {
  if (!body) throw new TypeError('The answer has no body.')
  return body
}
