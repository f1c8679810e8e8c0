/** What the client is told once, and what a single call can be told. */

export interface FoyerOptions {
  /** The API key, `sk_…`. `null`: calls are authenticated by other means, such as a browser's session. */
  apiKey: string | null
  /** Where the API is, with or without `/v1`. */
  baseUrl?: string | undefined
  /** Instead of the global `fetch`. */
  fetch?: typeof fetch | undefined
  /** How often a call is repeated after a failure that may pass. 2 when absent. */
  maxRetries?: number | undefined
  /** How long one attempt may take. 60 when absent. */
  timeoutSeconds?: number | undefined
  /** Sent with every call. */
  headers?: Record<string, string> | undefined
}

export interface CallOptions {
  /** Ends the call, or the stream, early. */
  signal?: AbortSignal | undefined
  maxRetries?: number | undefined
  timeoutSeconds?: number | undefined
  headers?: Record<string, string> | undefined
}

export interface WriteOptions extends CallOptions {
  /** Repeats with the same key have one effect. Without it each call has a key of its own, kept over its retries. */
  idempotencyKey?: string | undefined
}

export interface DryRunOptions extends WriteOptions {
  /** Try it out: the answer is what would have been, and nothing is kept. */
  dryRun?: boolean | undefined
}

export interface EditOptions extends DryRunOptions {
  /** The `etag` the edit was made on: refused with 412 when the flow has changed since. */
  ifMatch?: string | undefined
}
