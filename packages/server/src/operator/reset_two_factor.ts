import { findPerson, listOrganizationsOf, recordTwoFactor, removeTwoFactor } from '../organization/index.ts'
import type { Database } from '../platform/db/index.ts'
import { OperatorRefusal } from './refusal.ts'
import { runAsOperator } from './run_as_operator.ts'

/** For somebody who has lost their app and their recovery codes: the password is enough again. */
export async function resetTwoFactor(database: Database, given: string, now: Date) {
  const { system } = database
  const person = await findPerson(system, given)
  if (!person) throw new OperatorRefusal(`Nobody has an account with the address "${given}".`)
  const { id, email } = person
  if (!(await removeTwoFactor(system, id)))
    throw new OperatorRefusal(`The account of ${email} has no two-factor authentication.`)
  for (const { organization } of await listOrganizationsOf(system, id))
    await runAsOperator({ database, organization, now }, 'members reset-two-factor', (context, db) =>
      recordTwoFactor(context, db, id, false),
    )
  return { email }
}
