import { type Input, operations } from '@foyer/contract'
import type { Config } from '../config.ts'
import type { TurnDependencies } from '../conversations/index.ts'
import type { Tenant } from '../platform/db/index.ts'
import {
  applyConfiguration as applyFiles,
  draftScenario as draftFrom,
  getConfiguration,
  mergeFile,
  planConfiguration as planFiles,
  testConfiguration as testFiles,
} from '../setup/index.ts'
import { openReasoning } from './conversations/reasoning.ts'
import { parseBody } from './knowledge/parse_input.ts'
import { openInstallation } from './model/installation.ts'
import { type OperatorScope, operatorContext, runAsOperator, toOperatorRefusal } from './run_as_operator.ts'

/** The operations on a folder of files. What the command line adds is reading and writing the files. */

export { mergeFile }

export interface ConfigurationFile {
  path: string
  content: string
}

export type ConfigurationPlan = Awaited<ReturnType<typeof planConfiguration>> & { applied_at?: Date | string }
export type ConfigurationTest = Awaited<ReturnType<typeof testConfiguration>>
export type ConfigurationTestBody = Input<(typeof operations)['testConfiguration']>['body']
export type ScenarioDraft = Awaited<ReturnType<typeof draftScenario>>
export type PulledConfiguration = Awaited<ReturnType<typeof getConfiguration>>

export const pullConfiguration = ({ database, organization }: OperatorScope) =>
  getConfiguration(database.tenant(organization.id))

export function planConfiguration(scope: OperatorScope, config: Config, files: ConfigurationFile[]) {
  const body = parseBody(operations.planConfiguration, { files })
  return onStage(scope, config, (rehearsal, tenant) =>
    planFiles(
      { installationModel: openInstallation(config).model, rehearsal },
      operatorContext(scope, 'foyer plan'),
      tenant,
      body,
    ),
  )
}

export function testConfiguration(scope: OperatorScope, config: Config, given: ConfigurationTestBody) {
  const body = parseBody(operations.testConfiguration, given)
  const { mail } = config
  const { model } = openInstallation(config)
  return onStage(scope, config, (rehearsal, tenant) =>
    testFiles(
      { installationModel: model, sendsMail: mail !== null, rehearsal },
      operatorContext(scope, 'foyer test'),
      tenant,
      body,
      new AbortController().signal,
    ),
  )
}

export function draftScenario(
  scope: OperatorScope,
  config: Config,
  from: { conversation_id?: number; knowledge_gap_id?: number },
) {
  const body = parseBody(operations.draftScenario, from)
  return onStage(scope, config, (rehearsal, tenant) =>
    draftFrom({ rehearsal }, operatorContext(scope, 'foyer scenarios create'), tenant, body),
  )
}

/** With what answers here as a server would. */
async function onStage<Result>(
  { database, organization, now }: OperatorScope,
  config: Config,
  work: (rehearsal: TurnDependencies, tenant: Tenant) => Promise<Result>,
): Promise<Result> {
  const rehearsal = await openReasoning(config, database, () => now)
  try {
    return await work(rehearsal, database.tenant(organization.id))
  } catch (error) {
    throw toOperatorRefusal(error)
  } finally {
    await rehearsal.close()
  }
}

export function applyConfiguration(
  scope: OperatorScope,
  config: Config,
  given: { files: ConfigurationFile[]; plan_id?: string; force?: boolean },
) {
  const body = parseBody(operations.applyConfiguration, given)
  return runAsOperator(scope, 'foyer apply', (context, db) =>
    applyFiles({ installationModel: openInstallation(config).model }, context, db, body),
  )
}
