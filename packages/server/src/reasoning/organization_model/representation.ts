import { OrganizationModel } from '@foyer/contract'
import { representation } from '../../platform/index.ts'
import type {
  InstallationModel,
  ModelPrices,
  ModelSetting,
  UsualSettings,
} from '../reasoner/model/setting.ts'
import { policyOf } from './models.ts'
import type { OrganizationModelRow } from './stored_model.ts'

const represent = representation(OrganizationModel)

/** Of the installation's setting only what an organization has to know: where the operator's models run is theirs. */
export function representModel(row: OrganizationModelRow | null, installation: InstallationModel) {
  if (row) return represent({ ...ownFields(row, installation.usual()), origin: 'organization' })
  const setting = installation.setting()
  return represent({ ...installedFields(setting), origin: 'installation' })
}

function ownFields(row: OrganizationModelRow, usual: UsualSettings) {
  const { provider, model, base_url, fallback, found, updated_at } = row
  const key_set = row.key !== null
  if (provider === 'builtin') return { provider, key_set, updated_at }
  return {
    provider,
    model,
    base_url,
    key_set,
    context_tokens: row.context_tokens ?? found?.context_tokens,
    native_tools: found?.native_tools,
    prices: row.prices,
    fallback: fallback && { ...withFindings(fallback), key_set: row.fallback_key !== null },
    ...policyFields(policyOf(row, usual)),
    updated_at,
  }
}

const withFindings = ({ found, ...fallback }: NonNullable<OrganizationModelRow['fallback']>) => ({
  ...found,
  ...fallback,
})

function installedFields(setting: ModelSetting | null) {
  if (!setting) return { provider: 'builtin', key_set: false }
  const { fallback } = setting
  return {
    ...modelFields(setting),
    fallback: fallback && withoutNulls(modelFields(fallback)),
    ...policyFields(setting),
  }
}

const modelFields = ({ provider, model, context_tokens, native_tools, prices, key }: ModelSetting) => ({
  provider,
  model,
  context_tokens,
  native_tools,
  prices: prices && pricesShown(prices),
  key_set: key !== null,
})

/** Fields of fields without a value are left out as well. */
const withoutNulls = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

const pricesShown = ({ cached_input, ...prices }: ModelPrices) => ({ ...prices, cached: cached_input })

const policyFields = ({ support, knowledge_tokens, deadlines }: UsualSettings) => ({
  support,
  knowledge_tokens,
  deadlines: { first_word_seconds: deadlines.first_seconds, turn_seconds: deadlines.turn_seconds },
})
