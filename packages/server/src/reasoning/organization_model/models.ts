import { modelProviders, modelSupports } from '@foyer/contract/vocabulary'
import type { Secrets } from '../../platform/index.ts'
import type { ModelPrices, ModelSetting, UsualSettings } from '../reasoner/model/setting.ts'
import type { OrganizationModelRow, StoredFallback, StoredPrices } from './stored_model.ts'

/** What a key is encrypted for: no ciphertext of another use opens as one. */
const purpose = 'model key'

export const sealKey = (secrets: Secrets, key: string) => secrets.encrypt(purpose, key)

/** Null for the builtin responder. */
export function settingOf(
  secrets: Secrets,
  row: OrganizationModelRow,
  usual: UsualSettings,
): ModelSetting | null {
  const setting = modelOf(secrets, row, usual)
  if (setting === null || row.fallback === null) return setting
  return { ...setting, fallback: modelOf(secrets, fallbackRow(row, row.fallback), setting) }
}

/** The second model as a row of its own. */
const fallbackRow = ({ fallback_key }: OrganizationModelRow, fallback: StoredFallback) => ({
  base_url: null,
  context_tokens: null,
  prices: null,
  found: null,
  ...fallback,
  key: fallback_key,
})

type StoredModel = Pick<
  OrganizationModelRow,
  'provider' | 'model' | 'base_url' | 'key' | 'context_tokens' | 'prices' | 'found'
> &
  Partial<Parameters<typeof policyOf>[0]>

function modelOf(secrets: Secrets, stored: StoredModel, usual: UsualSettings): ModelSetting | null {
  const { model, base_url, key, prices, found } = stored
  const provider = modelProviders.find((name) => name === stored.provider)
  if (provider === undefined || provider === 'builtin' || model === null) return null
  return {
    provider,
    model,
    base_url,
    key: key === null ? null : secrets.decrypt(purpose, key),
    context_tokens: stored.context_tokens ?? found?.context_tokens ?? null,
    native_tools: found?.native_tools ?? null,
    prices: prices && pricesOf(prices),
    fallback: null,
    origin: 'organization',
    ...policyOf(stored, usual),
  }
}

export const pricesOf = ({ cached, ...prices }: StoredPrices): ModelPrices => ({
  ...prices,
  cached_input: cached ?? prices.input,
})

/** What an organization has set, and the installation's word where it has not. */
export function policyOf(
  stored: Partial<
    Pick<OrganizationModelRow, 'support' | 'knowledge_tokens' | 'first_word_seconds' | 'turn_seconds'>
  >,
  usual: UsualSettings,
): UsualSettings {
  return {
    support: modelSupports.find((name) => name === stored.support) ?? usual.support,
    knowledge_tokens: stored.knowledge_tokens ?? usual.knowledge_tokens,
    deadlines: {
      ...usual.deadlines,
      first_seconds: stored.first_word_seconds ?? usual.deadlines.first_seconds,
      turn_seconds: stored.turn_seconds ?? usual.deadlines.turn_seconds,
    },
  }
}
