import { ConnectionError, FoyerError } from '@foyer/sdk'

/** The API names the field that is wrong: the form says it there, in the API's own words. */

/** By the name of the field, as in the body: `{ name: '…' }`. A nested one counts for its first part, too. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof FoyerError) || !error.param) return {}
  const [field = ''] = error.param.split(/[.[]/)
  return { [field]: error.message, [error.param]: error.message }
}

/** Whether one of these fields says it already. */
export const isFieldError = (error: unknown, fields: readonly string[]) =>
  fields.some((field) => field in fieldErrors(error))

/** Errors of ours speak for themselves; of anything else only this much is for people. */
export function messageOf(error: unknown): string {
  if (error instanceof ConnectionError)
    return 'You seem to be offline, or the server is away. Nothing was lost here: try again in a moment.'
  return error instanceof FoyerError
    ? error.message
    : 'Something went wrong here. Reload the page and try again.'
}

export const requestIdOf = (error: unknown) => (error instanceof FoyerError ? error.requestId : undefined)
