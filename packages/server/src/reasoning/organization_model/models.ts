import { modelProviders } from '@foyer/contract/vocabulary'
import type { Secrets } from '../../platform/index.ts'
import type { Outbound } from '../../platform/outbound/index.ts'
import { type ModelCalls, modelCalls } from '../reasoner/model/call.ts'
import { connectionTo } from '../reasoner/model/connection.ts'
import { orPlainJson } from '../reasoner/model/plain_json.ts'
import { type ModelSetting, usualModel } from '../reasoner/model/setting.ts'

/** What a key is encrypted for: no ciphertext of another use opens as one. */
const purpose = 'model key'

export const sealKey = (secrets: Secrets, key: string) => secrets.encrypt(purpose, key)

/** A row of `organization_models`, as far as a call needs it. */
interface StoredModel {
  provider: string
  model: string | null
  base_url: string | null
  key: string | null
  context_tokens: number | null
}

/** Null for the builtin reasoner. */
export function settingOf(secrets: Secrets, stored: StoredModel): ModelSetting | null {
  const { model, base_url, context_tokens, key } = stored
  const provider = modelProviders.find((name) => name === stored.provider)
  if (provider === undefined || provider === 'builtin' || model === null) return null
  return {
    provider,
    model,
    base_url,
    key: key === null ? null : secrets.decrypt(purpose, key),
    context_tokens,
    origin: 'organization',
    ...usualModel,
  }
}

export const callsOf = (setting: ModelSetting, outbound: Outbound): ModelCalls =>
  orPlainJson(modelCalls(connectionTo(setting, outbound)))
