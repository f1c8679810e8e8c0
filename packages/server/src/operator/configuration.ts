import { operations } from '@foyer/contract'
import type { Config } from '../config.ts'
import {
  applyConfiguration as applyFiles,
  getConfiguration,
  mergeFile,
  planConfiguration as planFiles,
} from '../setup/index.ts'
import { openReasoning } from './conversations/reasoning.ts'
import { parseBody } from './knowledge/parse_input.ts'
import { type OperatorScope, operatorContext, runAsOperator, toOperatorRefusal } from './run_as_operator.ts'

/** The three operations on a folder of files. What the command line adds is reading and writing the files. */

export { mergeFile }

export interface ConfigurationFile {
  path: string
  content: string
}

export type ConfigurationPlan = Awaited<ReturnType<typeof planConfiguration>> & { applied_at?: Date | string }
export type PulledConfiguration = Awaited<ReturnType<typeof getConfiguration>>

export const pullConfiguration = ({ database, organization }: OperatorScope) =>
  getConfiguration(database.tenant(organization.id))

export async function planConfiguration(scope: OperatorScope, config: Config, files: ConfigurationFile[]) {
  const { database, organization, now } = scope
  const body = parseBody(operations.planConfiguration, { files })
  const rehearsal = await openReasoning(config, database, () => now)
  const dependencies = { installationModel: config.model, rehearsal }
  const tenant = database.tenant(organization.id)
  try {
    return await planFiles(dependencies, operatorContext(scope, 'foyer plan'), tenant, body)
  } catch (error) {
    throw toOperatorRefusal(error)
  } finally {
    await rehearsal.close()
  }
}

export function applyConfiguration(
  scope: OperatorScope,
  { model }: Pick<Config, 'model'>,
  given: { files: ConfigurationFile[]; plan_id?: string; force?: boolean },
) {
  const body = parseBody(operations.applyConfiguration, given)
  return runAsOperator(scope, 'foyer apply', (context, db) =>
    applyFiles({ installationModel: model }, context, db, body),
  )
}
