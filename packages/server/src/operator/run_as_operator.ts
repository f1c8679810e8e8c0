import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../platform/db/index.ts'
import { type Context, type Organization, Refusal } from '../platform/index.ts'
import { OperatorRefusal } from './refusal.ts'

/** What the operator does in an organization: by the same services as its API, and recorded like it. */
export interface OperatorScope {
  database: Database
  organization: Organization
  now: Date
}

/** One transaction. What the services refuse is told in their words. */
export async function runAsOperator<Result>(
  scope: OperatorScope,
  command: string,
  work: (context: Context, db: Transaction) => Promise<Result>,
): Promise<Result> {
  const { database, organization } = scope
  const context = operatorContext(scope, command)
  try {
    return await database.tenant(organization.id).transaction((db) => work(context, db))
  } catch (error) {
    throw toOperatorRefusal(error)
  }
}

export const operatorContext = (
  { organization, now }: Omit<OperatorScope, 'database'>,
  command: string,
): Context => ({
  organization,
  actor: { type: 'system', name: 'operator' },
  operation: command,
  request_id: `cli-${randomUUID()}`,
  now,
})

export const toOperatorRefusal = (error: unknown) =>
  error instanceof Refusal ? new OperatorRefusal(error.message) : error
