import { Refusal } from '../../refusal.ts'

/** A refusal of what the payload says, told about the draft: the caller of accept sent no body to look at. */
export function refusalOfPayload(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  return new Refusal(error.code, `The proposal cannot be accepted as it is: ${error.message}`, {
    status: error.status,
    param: ['payload', error.param].filter(Boolean).join('.'),
  })
}
