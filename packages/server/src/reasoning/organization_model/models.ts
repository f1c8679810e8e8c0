import { modelProviders } from '@foyer/contract/vocabulary'
import type { Secrets } from '../../platform/index.ts'
import { createOutbound, type Outbound } from '../../platform/outbound/index.ts'
import type { Meter } from '../../platform/telemetry/index.ts'
import { type ModelCalls, modelCalls } from '../reasoner/model/call.ts'
import { connect, type LanguageModel } from '../reasoner/model/connect.ts'
import { guardedFetch } from '../reasoner/model/guarded_fetch.ts'
import { orPlainJson } from '../reasoner/model/plain_json.ts'
import { addressOf, type ModelSetting, usualModel } from '../reasoner/model/setting.ts'

/** What a key is encrypted for: no ciphertext of another use opens as one. */
const purpose = 'model key'
const maxBytes = 4 * 1024 * 1024

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

/** An organization's address is called under the rules for addresses that somebody gave us; the operator's own may lie inside. */
export function callsOf(setting: ModelSetting, outbound: Outbound, meter?: Meter): ModelCalls {
  const address = addressOf(setting)
  const guard =
    setting.origin === 'installation' && address !== null
      ? createOutbound({ allow: [hostOf(address)] })
      : outbound
  const fetch = guardedFetch({ outbound: guard, maxBytes })
  let connected: Promise<LanguageModel> | undefined
  const model = () => {
    connected ??= connect(setting, fetch)
    return connected
  }
  const { provider, model: name, key } = setting
  const target = { operation: 'chat', provider, model: name, address, meter } as const
  return orPlainJson(modelCalls({ target, model, key, sleep }))
}

function hostOf(text: string): string {
  const { protocol, hostname, port } = new URL(text)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}
