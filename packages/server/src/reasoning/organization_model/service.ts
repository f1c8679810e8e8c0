import { type Input, ModelTest, OrganizationModel, type operations } from '@foyer/contract'
import type { Queryable, Tenant, Transaction } from '../../platform/db/index.ts'
import {
  type Context,
  record,
  recordChange,
  refuseWithoutCredits,
  representation,
  type Secrets,
} from '../../platform/index.ts'
import type { Outbound } from '../../platform/outbound/index.ts'
import { ModelFailure } from '../reasoner/model/failure.ts'
import type { ModelSetting } from '../reasoner/model/setting.ts'
import { spendTokens } from './accounting.ts'
import { callsOf, sealKey, settingOf } from './models.ts'
import * as repository from './repository.ts'
import { applyEdit, refuseBesideNoProvider, refuseIncomplete } from './rules.ts'

type Operations = typeof operations
const representSetting = representation(OrganizationModel)
const representTest = representation(ModelTest)

export interface ModelDependencies {
  secrets: Secrets
  outbound: Outbound
  /** Holds where an organization has set nothing; the builtin reasoner when absent. */
  installationModel?: ModelSetting | null
}

export async function getOrganizationModel({ installationModel }: ModelDependencies, db: Queryable) {
  return represent(await repository.find(db), installationModel)
}

/** Whether anything but the builtin reasoner is set to think for the organization. */
export async function hasModel(
  dependencies: Pick<ModelDependencies, 'installationModel'>,
  db: Queryable,
): Promise<boolean> {
  const { provider } = represent(await repository.find(db), dependencies.installationModel)
  return provider !== 'builtin'
}

/** Of the installation's setting only what an organization has to know: where the operator's models run is theirs. */
function represent(
  row: repository.OrganizationModelRow | null,
  installation: ModelSetting | null | undefined,
) {
  if (row) return representSetting({ ...row, key_set: row.key !== null, origin: 'organization' })
  const { provider = 'builtin', model, context_tokens, key = null } = installation ?? {}
  return representSetting({ provider, model, context_tokens, key_set: key !== null, origin: 'installation' })
}

export async function updateOrganizationModel(
  dependencies: ModelDependencies,
  context: Context,
  db: Transaction,
  body: Input<Operations['updateOrganizationModel']>['body'],
) {
  const { secrets, outbound } = dependencies
  repository.lock(db)
  const row = await repository.find(db)
  const before = represent(row, dependencies.installationModel)
  if (body.provider === null) {
    refuseBesideNoProvider(body)
    repository.remove(db)
  } else if (Object.keys(body).length > 0) {
    const after = applyEdit(row, body)
    refuseIncomplete(outbound, { ...after, key: body.key ?? null })
    const key = body.key ? sealKey(secrets, body.key) : after.key
    repository.put(db, { ...after, key, updated_at: context.now })
  }
  return recordChange(context, db, 'updated', before, await getOrganizationModel(dependencies, db))
}

const testSeconds = 10
const question = {
  system: 'You are being tried out. Answer with one word.',
  user: 'Say hello.',
}

/** What it costs is spent like any other call; whatever the provider says is told, but for the key. */
export async function testOrganizationModel(
  dependencies: ModelDependencies,
  context: Context,
  tenant: Tenant,
) {
  const row = await repository.find(tenant)
  const { provider, model } = represent(row, dependencies.installationModel)
  if (provider !== 'builtin') refuseWithoutCredits(context)
  const started = performance.now()
  const tried = await tryOut(dependencies, row)
  const result = representTest({
    ok: tried.error === undefined,
    provider,
    model,
    milliseconds: Math.round(performance.now() - started),
    error: tried.error,
  })
  await tenant.transaction(async (db) => {
    spendTokens(db, { tokens: tried.tokens, now: context.now })
    record(context, db, { verb: 'made', before: null, after: result })
  })
  return result
}

async function tryOut(
  { outbound, secrets, installationModel = null }: ModelDependencies,
  row: repository.OrganizationModelRow | null,
) {
  const { signal } = new AbortController()
  try {
    const setting = row ? settingOf(secrets, row) : installationModel
    if (!setting) return { tokens: nothing, error: undefined }
    const asking = { seconds: testSeconds, signal, maxOutputTokens: 500 }
    const { tokens } = await callsOf(setting, outbound).ask(question, asking)
    return { tokens, error: undefined }
  } catch (error) {
    if (error instanceof ModelFailure) return { tokens: nothing, error: error.message }
    return { tokens: nothing, error: 'The stored key can no longer be read: send it again.' }
  }
}

const nothing = { input: 0, output: 0 }
