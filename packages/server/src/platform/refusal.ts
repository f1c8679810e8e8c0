import { type ErrorCode, errorTable } from '@foyer/contract'

/** A refused request. The error handler turns it into the envelope of §7; nothing else does. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly param: string | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message)
    this.code = code
    this.status = details.status ?? errorTable[code].statuses[0]
    this.param = details.param
    this.headers = details.headers ?? {}
  }

  get envelope() {
    const { type } = errorTable[this.code]
    return {
      error: { type, code: this.code, message: this.message, ...(this.param && { param: this.param }) },
    }
  }
}

interface RefusalDetails {
  param?: string | undefined
  status?: number
  headers?: Record<string, string>
}

/** Reads as a sentence: `throw refuse('resource_in_use', 'The active version …')`. */
export const refuse = (code: ErrorCode, message: string, details?: RefusalDetails) =>
  new Refusal(code, message, details)

/** One body for a missing id, a malformed id and another organization's id (§5.5). */
export const missing = () => refuse('resource_missing', 'No such resource in your organization.')

/** A reference inside a body: the same words whether it is unknown or foreign. */
export const unknownReference = (param: string, what: string) =>
  refuse('parameter_invalid', `${param} must name ${what} of your organization.`, { param })

export const archivedReference = (param: string, what: string) =>
  refuse('resource_archived', `${param} names ${what} that is archived. Restore it or name another.`, {
    param,
  })

export function refuseArchived(resource: { archived: boolean }, what: string) {
  if (resource.archived)
    throw refuse('resource_archived', `This ${what} is archived. Restore it before you change or use it.`)
}
