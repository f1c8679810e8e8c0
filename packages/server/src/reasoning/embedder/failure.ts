/** Why texts could not be embedded, in words the operator can act on. */
export class EmbedderFailure extends Error {
  override name = 'EmbedderFailure'
  /** Trying again as it is would not help. */
  readonly lasting: boolean
  /** When the other side asked us to come back, if it did. */
  readonly retryAfterSeconds: number | null

  constructor(message: string, about: { lasting: boolean; retryAfterSeconds?: number | null }) {
    super(message)
    this.lasting = about.lasting
    this.retryAfterSeconds = about.retryAfterSeconds ?? null
  }
}
