/** Why a source could not be read, in words its owner can act on. */
export class SourceFailure extends Error {
  override name = 'SourceFailure'
  readonly code: string
  /** Trying again as it is would not help. */
  readonly lasting: boolean

  constructor(code: string, message: string, { lasting }: { lasting: boolean }) {
    super(message)
    this.code = code
    this.lasting = lasting
  }
}
