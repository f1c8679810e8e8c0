import { createOutbound, type Outbound } from '../../../platform/outbound/index.ts'
import type { Meter } from '../../../platform/telemetry/index.ts'
import type { CallOptions } from './call.ts'
import { connect, type LanguageModel } from './connect.ts'
import { guardedFetch, type ModelFetch } from './guarded_fetch.ts'
import { addressOf, type ModelSetting } from './setting.ts'

const maxBytes = 4 * 1024 * 1024

/** The model of a setting, connected at the first call. */
export function connectionTo(setting: ModelSetting, outbound: Outbound, meter?: Meter): CallOptions {
  const fetch = fetchFor(setting, outbound)
  let connected: Promise<LanguageModel> | undefined
  const model = () => {
    connected ??= connect(setting, fetch)
    return connected
  }
  const { provider, model: name, key } = setting
  const target = { operation: 'chat', provider, model: name, address: addressOf(setting), meter } as const
  return { target, model, key, sleep }
}

/** An organization's address is called under the rules for addresses that somebody gave us; the operator's own may lie inside. */
export function fetchFor(setting: ModelSetting, outbound: Outbound): ModelFetch {
  const address = addressOf(setting)
  const guard =
    setting.origin === 'installation' && address !== null
      ? createOutbound({ allow: [hostOf(address)] })
      : outbound
  return guardedFetch({ outbound: guard, maxBytes })
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
