import { ConnectionError, FoyerError } from '@foyer/sdk'

/** The API names the field that is wrong: the form says it there, in words for people. */

/** By the name of the field, as in the body: `{ name: '…' }`. A nested one counts for its first part, too. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof FoyerError) || !error.param) return {}
  const [field = ''] = error.param.split(/[.[]/)
  const message = inWords(error, 'This')
  return { [field]: message, [error.param]: message }
}

/** The API's messages begin with the field as programs call it, such as `allowed_origins.0`. */
const inWords = ({ message, param }: FoyerError, subject: string): string =>
  param && message.startsWith(`${param} `) ? `${subject}${message.slice(param.length)}` : message

/** `allowed_origins.0` is "Allowed origins". */
function nameOf(param = ''): string {
  const [field = ''] = param.split('.')
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether one of these fields says it already. */
export const isFieldError = (error: unknown, fields: readonly string[]) =>
  fields.some((field) => field in fieldErrors(error))

/** Errors of ours speak for themselves; of anything else only this much is for people. */
export function messageOf(error: unknown): string {
  if (error instanceof ConnectionError)
    return 'You seem to be offline, or the server cannot be reached. Nothing was lost. Try again in a moment.'
  return error instanceof FoyerError
    ? inWords(error, nameOf(error.param))
    : 'Something went wrong here. Reload the page and try again.'
}

export const requestIdOf = (error: unknown) => (error instanceof FoyerError ? error.requestId : undefined)
