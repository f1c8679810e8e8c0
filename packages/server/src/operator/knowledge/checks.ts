import { operations } from '@foyer/contract'
import { getAnswerCheck, startAnswerCheck } from '../../knowledge/index.ts'
import { refuseInactive } from '../../platform/index.ts'
import { type OperatorScope, runAsOperator } from '../run_as_operator.ts'
import { parseBody } from './parse_input.ts'

export function startChecks(
  scope: OperatorScope,
  given: { agent: string; gap_ids?: number[]; questions?: string[] },
) {
  const body = parseBody(operations.startAnswerCheck, given)
  return runAsOperator(scope, 'checks run', (context, db) => {
    refuseInactive(context)
    return startAnswerCheck(context, db, body)
  })
}

export const findChecks = ({ database, organization }: OperatorScope, id: number) =>
  getAnswerCheck(database.tenant(organization.id), id)
