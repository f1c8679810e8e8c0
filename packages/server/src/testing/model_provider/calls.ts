import { createOutbound } from '../../platform/outbound/request.ts'
import { type CallOptions, modelCalls } from '../../reasoning/reasoner/model/call.ts'
import { connect } from '../../reasoning/reasoner/model/connect.ts'
import { guardedFetch } from '../../reasoning/reasoner/model/guarded_fetch.ts'
import {
  type InstallationModel,
  type ModelSetting,
  noModel,
  usualModel,
} from '../../reasoning/reasoner/model/setting.ts'
import { type ModelProviderServer, type ProtocolName, type Script, startModelProvider } from './start.ts'

/** Every provider that can be set, with the protocol it speaks. */
export const protocolOf = {
  openai: 'openai',
  anthropic: 'anthropic',
  google: 'google',
  ollama: 'openai',
  openai_compatible: 'openai',
} as const satisfies Record<ModelSetting['provider'], ProtocolName>

export const settingOf = (
  { url }: Pick<ModelProviderServer, 'url'>,
  changes: Partial<ModelSetting> = {},
): ModelSetting => ({
  provider: 'openai_compatible',
  model: 'test-model',
  base_url: url,
  key: 'sk-test-key',
  context_tokens: null,
  origin: 'installation',
  ...usualModel,
  ...changes,
})

/** As an operator has set it. */
export const installationOf = (setting: ModelSetting | null): InstallationModel => ({
  ...noModel,
  setting: () => setting,
})

/** Calls to a provider that behaves as the script says; what would be waited for is noted in `slept`. */
export async function callsTo(
  script: Script,
  provider: ModelSetting['provider'] = 'openai_compatible',
  options: Partial<CallOptions> = {},
  changes: Partial<ModelSetting> = {},
) {
  const server = await startModelProvider({ protocol: protocolOf[provider], script })
  const setting = settingOf(server, { provider, ...changes })
  const slept: number[] = []
  const fetch = guardedFetch({ outbound: createOutbound({ allow: [server.host] }), maxBytes: 500_000 })
  // Loaded before anybody's time begins to count.
  const model = await connect(setting, fetch)
  const calls = modelCalls({
    target: { operation: 'chat', provider, model: setting.model, address: setting.base_url },
    model: async () => model,
    key: setting.key,
    sleep: async (milliseconds) => {
      slept.push(milliseconds)
    },
    ...options,
  })
  return { calls, server, slept }
}
