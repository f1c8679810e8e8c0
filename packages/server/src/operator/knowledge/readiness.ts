import type { Config } from '../../config.ts'
import { getAgentReadiness } from '../../knowledge/index.ts'
import { type OperatorScope, toOperatorRefusal } from '../run_as_operator.ts'

/** What an agent still needs, with the model that this installation is set to. */
export async function getReadiness(
  { database, organization }: OperatorScope,
  { model }: Pick<Config, 'model'>,
  agent: string,
) {
  try {
    return await getAgentReadiness({ installationModel: model }, database.tenant(organization.id), agent)
  } catch (error) {
    throw toOperatorRefusal(error)
  }
}
