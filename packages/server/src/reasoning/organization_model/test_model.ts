import { ModelTest } from '@foyer/contract'
import type { Tenant, Transaction } from '../../platform/db/index.ts'
import { type Context, record, refuseWithoutCredits, representation } from '../../platform/index.ts'
import type { ModelSetting } from '../reasoner/model/setting.ts'
import { costOf, type ModelTrial, tryModel } from '../responder/index.ts'
import { spendTokens } from './accounting.ts'
import { expectationsOf } from './expectations.ts'
import { settingOf } from './models.ts'
import * as repository from './repository.ts'
import type { ModelDependencies } from './service.ts'
import type { Findings, OrganizationModelRow } from './stored_model.ts'

const represent = representation(ModelTest)

interface TestedModel {
  setting: ModelSetting
  trial: ModelTrial
}

/** What it costs is spent like any other call; whatever the provider says is told, but for the key. */
export async function testOrganizationModel(
  dependencies: ModelDependencies,
  context: Context,
  tenant: Tenant,
) {
  const row = await repository.find(tenant)
  const named = row ?? dependencies.installationModel.setting() ?? { provider: 'builtin' }
  if (named.provider !== 'builtin') refuseWithoutCredits(context)
  const started = performance.now()
  const tested = await testBoth(dependencies, row)
  const [first, second] = tested ?? []
  const result = represent({
    ...(first ? outcomeOf(first) : { ...named, ...(tested ? builtin : unreadable) }),
    ...(second && { fallback: outcomeOf(second) }),
    milliseconds: Math.round(performance.now() - started),
  })
  await tenant.transaction(async (db) => {
    if (tested) keep(db, tested, context.now)
    if (first && row)
      repository.putFindings(db, row, findingsOf(first.trial), second && findingsOf(second.trial))
    record(context, db, { verb: 'made', before: null, after: result })
  })
  return result
}

/** None where nothing is to be tested; null where a stored key opens with no secret any more. */
async function testBoth(
  { outbound, secrets, installationModel }: ModelDependencies,
  row: OrganizationModelRow | null,
): Promise<TestedModel[] | null> {
  const setting = row
    ? readable(() => settingOf(secrets, row, installationModel.usual()))
    : installationModel.setting()
  if (setting === undefined) return null
  const settings = setting ? [setting, ...(setting.fallback ? [setting.fallback] : [])] : []
  return Promise.all(settings.map(async (each) => ({ setting: each, trial: await tryModel(each, outbound) })))
}

function readable<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

const builtin = { ok: true, notes: ['Without a model, agents search, show forms and hand over to people.'] }
const unreadable = {
  ok: false,
  notes: [],
  error: 'The stored key can no longer be read: send it again.',
}

function outcomeOf({ setting, trial }: TestedModel) {
  const { usages: _, ...shown } = trial
  const { provider, model } = setting
  return { ok: trial.error === undefined, provider, model, ...shown, notes: expectationsOf(setting, trial) }
}

function keep(db: Transaction, tested: readonly TestedModel[], now: Date) {
  const usages = tested.flatMap(({ trial }) => trial.usages)
  const sum = (part: 'input_tokens' | 'cached_tokens' | 'output_tokens') =>
    usages.reduce((total, usage) => total + usage[part], 0)
  const tokens = { input: sum('input_tokens'), cached: sum('cached_tokens'), output: sum('output_tokens') }
  spendTokens(db, {
    tokens,
    cost: costOf(
      usages,
      tested.map(({ setting }) => setting),
    ),
    now,
  })
}

/** What is remembered. A model that did not answer has shown nothing. */
const findingsOf = ({ error, tools, context_tokens }: ModelTrial): Findings => ({
  ...(error === undefined && tools !== undefined && { native_tools: tools }),
  ...(context_tokens !== undefined && context_tokens >= 1000 && { context_tokens }),
})
