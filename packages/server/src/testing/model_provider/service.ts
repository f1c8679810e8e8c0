import { after } from 'node:test'
import type { AppDependencies } from '../../app.ts'
import { createUsageTally } from '../../organization/index.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { createMeter } from '../../platform/telemetry/meter.ts'
import { createReasoners } from '../../reasoning/organization_model/reasoners.ts'
import type { ModelSetting } from '../../reasoning/reasoner/model/setting.ts'
import { sharedDatabase, startService, type TestService, testSecrets } from '../api.ts'
import { installationOf, settingOf } from './calls.ts'
import { type ModelProviderServer, type ProtocolName, type Script, startModelProvider } from './start.ts'

export interface ModelService {
  service: TestService
  provider: ModelProviderServer
}

/** A service whose installation has set a model that behaves as the script says. */
export async function startModelService(
  script: Script,
  {
    protocol = 'openai' as ProtocolName,
    setting: changes = {} as Partial<ModelSetting>,
    served = {} as Partial<AppDependencies>,
  } = {},
): Promise<ModelService> {
  const provider = await startModelProvider({ protocol, script })
  const setting = settingOf(provider, {
    provider: protocol === 'openai' ? 'openai_compatible' : protocol,
    ...changes,
  })
  const outbound = createOutbound({ allow: [], resolve: async () => [] })
  const usage = createUsageTally(() => new Date())
  const meter = createMeter()
  const installation = installationOf(setting)
  const reasoners = createReasoners({ secrets: testSecrets, outbound, installation, usage, meter })
  const database = await sharedDatabase()
  const service = await startService(
    { database, outbound, installationModel: installation, ...served },
    { reasoners, meter },
  )
  after(() => service.app.close())
  return { service, provider }
}
