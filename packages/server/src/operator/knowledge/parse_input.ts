import type { Input, Operation } from '@foyer/contract'
import type { TSchema } from 'typebox'
import { bodyCheck } from '../../platform/http/index.ts'
import { OperatorRefusal } from '../refusal.ts'

/** What the command line gives is held to the contract, like what a request does. */

export const parseBody = <Op extends Operation>({ body }: Op, given: object) =>
  checked<Input<Op>['body']>(body!, given)

export const parseQuery = <Op extends Operation>({ query }: Op, given: object) =>
  checked<Input<Op>['query']>(query!, given)

function checked<Checked>(schema: TSchema, given: object): Checked {
  const refusal = bodyCheck(schema)(given)
  if (refusal) throw new OperatorRefusal(refusal.message)
  return given as Checked
}
