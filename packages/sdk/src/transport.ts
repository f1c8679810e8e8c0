import { defaultEnvironment, type Environment } from './environment.ts'
import { errorOf } from './error_of.ts'
import { ConnectionError, FoyerError } from './errors.ts'
import { type ListEnvelope, type ListPromise, listPromise, Page, type PageQuery } from './list.ts'
import type { CallOptions, FoyerOptions } from './options.ts'
import { type Accept, type Call, requestOf, type Settings, settingsOf } from './request.ts'
import { parseResult, type WithResponse, withResponse } from './response.ts'
import { retryDelayMs } from './retry.ts'
import { readEvents } from './server_sent_events.ts'

/** Everything that the generated methods need: a call in, a result, a list, a stream or a file out. */
export class Transport {
  readonly #settings: Settings
  readonly #environment: Environment

  constructor(options: FoyerOptions, environment: Environment = defaultEnvironment) {
    this.#settings = settingsOf(options)
    this.#environment = environment
  }

  async send<Result extends object>(call: Call, options: CallOptions = {}): Promise<WithResponse<Result>> {
    const { response, content } = await this.#perform(call, options, 'application/json', textOf)
    return withResponse(parseResult<Result>(response, content), response)
  }

  list<Item>(call: Call, cursor: keyof Item | undefined, options: CallOptions = {}): ListPromise<Item> {
    const turn = async (query: PageQuery): Promise<WithResponse<Page<Item>>> => {
      const { response, content } = await this.#perform(
        { ...call, query },
        options,
        'application/json',
        textOf,
      )
      const list = parseResult<ListEnvelope<Item>>(response, content)
      const filters = { ...query, starting_after: undefined, ending_before: undefined }
      return withResponse(new Page(list, query, cursor, (next) => turn({ ...filters, ...next })), response)
    }
    return listPromise(turn({ ...call.query }))
  }

  /** Connects when it is iterated; leaving the loop disconnects. A connection that breaks is told as an error. */
  async *stream<Event extends object>(
    call: Call,
    options: CallOptions = {},
  ): AsyncGenerator<Event, void, undefined> {
    for await (const { response, data } of this.#events(call, options))
      yield parseResult<Event>(response, data)
  }

  /** A call that is told as it happens: its events by name. What went wrong on the way is thrown, like any refusal. */
  async *follow<Event extends { event: string; data: unknown }>(
    call: Call,
    options: CallOptions = {},
  ): AsyncGenerator<Event, void, undefined> {
    for await (const { response, event, data } of this.#events(call, options)) {
      if (event === 'error') throw errorOf(response, data, this.#environment.now())
      yield { event, data: parseResult<object>(response, data) } as Event
    }
  }

  async *#events(call: Call, options: CallOptions) {
    const { response } = await this.#perform(call, options, 'text/event-stream', unread)
    if (!response.body) return
    try {
      for await (const sent of readEvents(response.body)) yield { response, ...sent }
    } catch (error) {
      throw this.#failure(error, options.signal)
    }
  }

  /** The answer itself, its body unread. */
  async download(call: Call, options: CallOptions = {}): Promise<Response> {
    return (await this.#perform(call, options, '*/*', unread)).response
  }

  async #perform<Content>(
    call: Call,
    options: CallOptions,
    accept: Accept,
    read: (response: Response) => Promise<Content>,
  ): Promise<{ response: Response; content: Content }> {
    const { newKey, random, sleep } = this.#environment
    const { url, init } = requestOf(this.#settings, call, options, accept, newKey)
    const maxRetries = options.maxRetries ?? this.#settings.maxRetries
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#attempt(url, init, options, read)
      } catch (error) {
        const delay = attempt < maxRetries ? retryDelayMs(error, attempt, random) : undefined
        if (delay === undefined) throw error
        await sleep(delay, options.signal)
      }
    }
  }

  /** The time limit holds until `read` is done; the caller's signal also reaches what is read afterwards. */
  async #attempt<Content>(
    url: string,
    init: RequestInit,
    { signal, timeoutSeconds = this.#settings.timeoutSeconds }: CallOptions,
    read: (response: Response) => Promise<Content>,
  ): Promise<{ response: Response; content: Content }> {
    const limit = new AbortController()
    const timer = this.#environment.timer(timeoutSeconds * 1000, () => limit.abort())
    try {
      const both = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
      const response = await this.#settings.fetch(url, { ...init, signal: both })
      if (!response.ok) throw errorOf(response, await response.text(), this.#environment.now())
      return { response, content: await read(response) }
    } catch (error) {
      const timeUp = limit.signal.aborted ? `No response within ${timeoutSeconds} seconds.` : undefined
      throw this.#failure(error, signal, timeUp)
    } finally {
      timer.cancel()
    }
  }

  /** The caller's own abort is theirs to recognise; everything else that is no answer is a ConnectionError. */
  #failure(error: unknown, signal: AbortSignal | undefined, timeUp?: string): unknown {
    if (error instanceof FoyerError) return error
    if (signal?.aborted) return signal.reason
    const broken = `No complete response from ${this.#settings.baseUrl}. Is the server running, and is baseUrl correct?`
    return new ConnectionError(timeUp ?? broken, { cause: error })
  }
}

const textOf = (response: Response) => response.text()
const unread = async () => undefined
