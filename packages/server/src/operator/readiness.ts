import type { Config } from '../config.ts'
import { getAgentReadiness } from '../setup/index.ts'
import { type OperatorScope, operatorContext, toOperatorRefusal } from './run_as_operator.ts'

/** What an agent still needs, with the model and the mail server that this installation is set to. */
export async function getReadiness(
  scope: OperatorScope,
  { model, mail }: Pick<Config, 'model' | 'mail'>,
  agent: string,
) {
  const context = operatorContext(scope, 'foyer agents readiness')
  const db = scope.database.tenant(scope.organization.id)
  try {
    return await getAgentReadiness({ installationModel: model, sendsMail: mail !== null }, context, db, agent)
  } catch (error) {
    throw toOperatorRefusal(error)
  }
}
