import type { Config } from '../config.ts'
import { getAgentReadiness } from '../setup/index.ts'
import { openInstallation } from './model/installation.ts'
import { type OperatorScope, operatorContext, toOperatorRefusal } from './run_as_operator.ts'

/** What an agent still needs, with the model and the mail server that this installation is set to. */
export async function getReadiness(scope: OperatorScope, config: Config, agent: string) {
  const context = operatorContext(scope, 'foyer agents readiness')
  const db = scope.database.tenant(scope.organization.id)
  const dependencies = {
    installationModel: openInstallation(config).model,
    sendsMail: config.mail !== null,
  }
  try {
    return await getAgentReadiness(dependencies, context, db, agent)
  } catch (error) {
    throw toOperatorRefusal(error)
  }
}
