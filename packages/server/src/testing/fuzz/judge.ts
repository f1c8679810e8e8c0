import { type ErrorCode, errorTable, type Operation } from '@foyer/contract'
import { bodyCheck, type Check } from '../../platform/http/validate.ts'

export interface FuzzResponse {
  status: number
  text: string
  contentType: string | undefined
}

const checks = new Map<string, Check>()

/** What is wrong with an answer, or null. R4: no 5xx, every error in the envelope, every success fits its schema. */
export function judge(operation: Operation, method: string, answer: FuzzResponse): string | null {
  if (answer.status >= 500) return `status ${answer.status}`
  if (answer.status >= 400) return judgeRefusal(answer)
  if (!answer.contentType?.startsWith('application/json')) return null
  const body: unknown = JSON.parse(answer.text)
  // Another method than the operation's own reached another operation, whose schema is not at hand.
  if (method !== operation.method) return null
  const check = checks.get(operation.id) ?? bodyCheck(operation.response)
  checks.set(operation.id, check)
  const wrong = check(body)
  return wrong && `a success that does not fit its schema: ${wrong.message}`
}

function judgeRefusal({ status, text }: FuzzResponse): string | null {
  const error = envelope(text)
  if (!error) return `status ${status} without an envelope: ${text.slice(0, 200)}`
  const row = errorTable[error.code as ErrorCode]
  if (!row) return `unknown code ${error.code}`
  if (row.type !== error.type) return `${error.code} with type ${error.type}`
  if (!(row.statuses as readonly number[]).includes(status)) return `${error.code} with status ${status}`
  return typeof error.message === 'string' && error.message !== '' ? null : `${error.code} without a message`
}

function envelope(text: string): { type: string; code: string; message: unknown } | undefined {
  try {
    return (JSON.parse(text) as { error: { type: string; code: string; message: unknown } }).error
  } catch {
    return undefined
  }
}
