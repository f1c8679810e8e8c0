import type { Input, operations } from '@foyer/contract'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { type Context, recordChange, type Secrets } from '../../platform/index.ts'
import type { Outbound } from '../../platform/outbound/index.ts'
import type { InstallationModel } from '../reasoner/model/setting.ts'
import { sealKey } from './models.ts'
import * as repository from './repository.ts'
import { representModel } from './representation.ts'
import { applyEdit, refuseBesideNoProvider, refuseIncomplete } from './rules.ts'

type Operations = typeof operations

export interface ModelDependencies {
  secrets: Secrets
  outbound: Outbound
  installationModel: InstallationModel
}

export async function getOrganizationModel(
  { installationModel }: Pick<ModelDependencies, 'installationModel'>,
  db: Queryable,
) {
  return representModel(await repository.find(db), installationModel)
}

/** Whether a language model is set for the organization. */
export async function hasModel(
  dependencies: Pick<ModelDependencies, 'installationModel'>,
  db: Queryable,
): Promise<boolean> {
  const { provider } = await getOrganizationModel(dependencies, db)
  return provider !== 'builtin'
}

export async function updateOrganizationModel(
  dependencies: ModelDependencies,
  context: Context,
  db: Transaction,
  body: Input<Operations['updateOrganizationModel']>['body'],
) {
  const { secrets, outbound, installationModel } = dependencies
  repository.lock(db)
  const row = await repository.find(db)
  const before = representModel(row, installationModel)
  if (body.provider === null) {
    refuseBesideNoProvider(body)
    repository.remove(db)
  } else if (Object.keys(body).length > 0) {
    const edited = applyEdit(row, body)
    refuseIncomplete(outbound, edited, installationModel.usual())
    const { setting } = edited
    const key = edited.key ? sealKey(secrets, edited.key) : setting.key
    const fallback_key = edited.fallback_key ? sealKey(secrets, edited.fallback_key) : setting.fallback_key
    repository.put(db, { ...setting, key, fallback_key, updated_at: context.now })
  }
  return recordChange(context, db, 'updated', before, await getOrganizationModel(dependencies, db))
}
