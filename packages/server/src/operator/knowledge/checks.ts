import { operations } from '@foyer/contract'
import { getAnswerCheck, startAnswerCheck } from '../../knowledge/index.ts'
import { refuseInactive } from '../../platform/index.ts'
import { type Acting, act } from '../act.ts'
import { checkedBody } from './checked.ts'

export function startChecks(
  acting: Acting,
  given: { agent: string; gap_ids?: number[]; questions?: string[] },
) {
  const body = checkedBody(operations.startAnswerCheck, given)
  return act(acting, 'checks run', (context, db) => {
    refuseInactive(context)
    return startAnswerCheck(context, db, body)
  })
}

export const findChecks = ({ database, organization }: Acting, id: number) =>
  getAnswerCheck(database.tenant(organization.id), id)
