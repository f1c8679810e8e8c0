import type { ErrorCode, Input, operations } from '@foyer/contract'
import type { TurnDependencies } from '../../conversations/index.ts'
import type { SnapshotQueryable, Tenant, Transaction } from '../../platform/db/index.ts'
import { type Context, refuse } from '../../platform/index.ts'
import { hasModel, type InstallationModel } from '../../reasoning/index.ts'
import { type FoundProblem, readBundle, type SentFile } from './bundle.ts'
import { carryOut, type Plan, planOf, revisionOf, warningsOf } from './plan.ts'
import { type AppliedFile, configurationLocks, putApplied, putScenarios } from './repository.ts'
import { agentsOnStage, playScenarios, type ScenarioResult } from './scenarios.ts'
import { getStoredConfiguration, liveObjects, type StoredConfiguration } from './stored_configuration.ts'
import { printYaml } from './yaml/print_yaml.ts'

type Operations = typeof operations

export interface ConfigurationDependencies {
  installationModel: InstallationModel
}

export interface PlanDependencies extends ConfigurationDependencies {
  /** Who plays scenarios; asked when there are any. */
  rehearsal: TurnDependencies
}

export function getConfiguration(db: SnapshotQueryable) {
  return db.snapshot(async (snapshot) => {
    const stored = await getStoredConfiguration(snapshot)
    const live = liveObjects(stored)
    const paths = new Set(live.map(({ path }) => path))
    const archived = [...stored.applied.values()].filter(
      ({ path, form }) => form !== null && !paths.has(path),
    )
    return {
      object: 'configuration' as const,
      revision: revisionOf(stored),
      files: [
        ...live.map(({ path, form }) => ({ path, content: printYaml(form) })),
        ...[...stored.scenarios].map(([path, content]) => ({ path, content })),
      ].sort(byPath),
      archived: archived.map(({ path }) => path),
    }
  })
}

/** Writes everything and takes it back: what a plan finds is what applying it would find. */
export async function planConfiguration(
  { installationModel, rehearsal }: PlanDependencies,
  context: Context,
  tenant: Tenant,
  { files }: Input<Operations['planConfiguration']>['body'],
) {
  const bundle = await readBundle(files)
  const has_model = await hasModel({ installationModel }, tenant)
  const { agents, ...planned } = await tenant.transaction(
    async (db) => {
      const stored = await getStoredConfiguration(db)
      const plan = planOf(stored, bundle)
      const problems = [...plan.problems]
      // Where something is missing, writes would only repeat it.
      if (problems.length === 0)
        await carryOut(context, db, { plan, stored, report: (problem) => problems.push(problem) })
      const warnings = problems.length === 0 ? await warningsOf(db, plan, has_model) : []
      const slugs = bundle.scenarios.map(({ agent }) => agent)
      const agents = problems.length === 0 ? await agentsOnStage(db, slugs) : new Map()
      return { ...represent(plan, { problems, warnings }), agents }
    },
    { holds: configurationLocks, keep: false },
  )
  // Nothing is held while they are played.
  const stage = { dependencies: rehearsal, context, tenant, agents }
  return { ...planned, scenarios: await playScenarios(stage, bundle.scenarios) }
}

export async function applyConfiguration(
  { installationModel }: ConfigurationDependencies,
  context: Context,
  db: Transaction,
  { files, plan_id, force = false }: Input<Operations['applyConfiguration']>['body'],
) {
  const bundle = await readBundle(files)
  const has_model = await hasModel({ installationModel }, db)
  db.hold(...configurationLocks)
  const stored = await getStoredConfiguration(db)
  const plan = planOf(stored, bundle)
  if (plan_id !== undefined && plan_id !== plan.id)
    throw refuse(
      'not_revertible',
      'The files or the configuration have changed since this plan: plan again.',
      {
        param: 'plan_id',
      },
    )
  const report = (problem: FoundProblem) => {
    throw refusalOf(problem, files)
  }
  plan.problems.forEach(report)
  if (!force) refuseDrift(plan)
  const ids = await carryOut(context, db, { plan, stored, report })
  await noteApplied(context, db, plan, stored, ids)
  const contents = new Map(bundle.scenarios.map(({ path, content }) => [path, content]))
  putScenarios(
    db,
    plan.scenarioChanges.map(({ path }) => ({ path, content: contents.get(path) ?? null })),
    context.now,
  )
  const warnings = await warningsOf(db, plan, has_model)
  return { ...represent(plan, { problems: [], warnings }), applied_at: context.now }
}

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)

const represent = (
  { id, revision, changes, scenarioChanges, drift, without_file }: Plan,
  { problems, warnings }: { problems: FoundProblem[]; warnings: Omit<FoundProblem, 'code'>[] },
) => ({
  object: 'configuration_plan' as const,
  id,
  revision,
  valid: problems.length === 0,
  changes: [...changes, ...scenarioChanges].sort(byPath),
  drift,
  problems,
  warnings,
  without_file,
  scenarios: [] as ScenarioResult[],
})

function refusalOf({ path, line, code, message }: FoundProblem, files: readonly SentFile[]) {
  const index = files.findIndex((file) => file.path === path)
  return refuse(code as ErrorCode, `${path}:${line}: ${message}`, {
    param: index < 0 ? 'files' : `files.${index}.content`,
  })
}

function refuseDrift({ drift }: Plan) {
  if (drift.length === 0) return
  const named = drift
    .slice(0, 5)
    .map(({ path, change }) => `${path} was ${change}`)
    .join(', ')
  throw refuse(
    'not_revertible',
    `Since the files were last applied, ${named}${drift.length > 5 ? ' and more' : ''}. Take these changes over into the files, or send force to overwrite them.`,
    { param: 'force' },
  )
}

/** What the organization is compared with from now on: itself, as it is now. */
async function noteApplied(
  { now: applied_at }: Context,
  db: Transaction,
  { files }: Plan,
  stored: StoredConfiguration,
  ids: ReadonlyMap<string, number>,
) {
  const idOf = (path: string) => ids.get(path) ?? null
  // The names of new objects have to be known before they are read again.
  putApplied(
    db,
    [...files.values()].map(({ path, form }) => ({ path, form, resource_id: idOf(path), applied_at })),
  )
  const { objects } = await getStoredConfiguration(db)
  const kept = [...files.keys()].map(
    (path): AppliedFile => ({ path, form: objects.get(path)!.form, resource_id: idOf(path), applied_at }),
  )
  const isGone = (path: string) => objects.get(path)?.archived ?? true
  const gone = [...stored.applied.values()]
    .filter(({ path, form }) => form !== null && !files.has(path) && isGone(path))
    .map((file) => ({ ...file, form: null, applied_at }))
  putApplied(db, [...kept, ...gone])
}
