import type { EmbedText } from '@foyer/engine'
import type { UsageTally } from '../../organization/index.ts'
import type { Secrets } from '../../platform/index.ts'
import type { Outbound } from '../../platform/outbound/index.ts'
import type { Meter } from '../../platform/telemetry/index.ts'
import type { DigestDocument, DraftCatalog } from '../engine_threads/engine_threads.ts'
import { createBuiltinReasoner } from '../reasoner/builtin.ts'
import { type ModelCalls, modelCalls } from '../reasoner/model/call.ts'
import { createCallStatistics } from '../reasoner/model/call_statistics.ts'
import { behindBreaker } from '../reasoner/model/circuit_breaker.ts'
import { connectionTo } from '../reasoner/model/connection.ts'
import { countedCalls } from '../reasoner/model/counted_calls.ts'
import { orPlainJson } from '../reasoner/model/plain_json.ts'
import { createModelReasoner } from '../reasoner/model/reasoner.ts'
import type { InstallationModel, ModelSetting } from '../reasoner/model/setting.ts'
import type { Reasoners } from '../reasoner/port.ts'
import { createModelClient, createTurnModel, type ModelClients } from '../responder/index.ts'
import { settingOf } from './models.ts'
import { find } from './repository.ts'

export interface ReasonersOptions {
  secrets: Secrets
  outbound: Outbound
  installation: InstallationModel
  vectorOf?: EmbedText
  digestDocument?: DigestDocument
  draftCatalog?: DraftCatalog
  /** Counts the calls of each organization. */
  usage: UsageTally
  meter?: Meter
}

interface OpenModel {
  setting: ModelSetting
  calls: ModelCalls
  clients: ModelClients
}

/** Clients of so many settings are kept; who was asked longest ago goes first. */
const mostKept = 200

export function createReasoners(options: ReasonersOptions): Reasoners {
  const { secrets, outbound, installation, vectorOf, digestDocument } = options
  const { usage, meter } = options
  const builtin = createBuiltinReasoner(vectorOf, digestDocument, options.draftCatalog)
  const statistics = createCallStatistics()
  const kept = new Map<string, OpenModel | null>()

  /** A setting is opened once; an edited one is another. */
  function opened(name: string, setting: () => ModelSetting | null): OpenModel | null {
    const known = kept.get(name)
    kept.delete(name)
    const found = known === undefined ? connected(setting()) : known
    kept.set(name, found)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return found
  }

  function connected(setting: ModelSetting | null): OpenModel | null {
    if (!setting) return null
    const client = clientOf(setting)
    const calls = statistics.watch(orPlainJson(modelCalls(client.connection)), setting.provider)
    const clients: ModelClients = setting.fallback ? [client, clientOf(setting.fallback)] : [client]
    return { setting, calls: behindBreaker(calls, client.breaker), clients }
  }
  const clientOf = (setting: ModelSetting) =>
    createModelClient(setting, connectionTo(setting, outbound, meter), statistics)

  return {
    metrics: statistics.metrics,
    async of(db, organization) {
      if (organization.credits !== null && organization.credits <= 0) return builtin
      const row = await find(db)
      // The row is the key, so that an edit holds from the next turn on.
      const usual = installation.usual()
      const installed = row ? null : installation.setting()
      const model = row
        ? opened(JSON.stringify([db.organization_id, row, usual]), () => readable(secrets, row, usual))
        : opened(JSON.stringify(installed), () => installed)
      if (!model) return builtin
      const count = () => usage.count(db.organization_id, 'model_calls')
      return createModelReasoner({
        calls: countedCalls(model.calls, count),
        setting: model.setting,
        model: createTurnModel(model.clients, count),
        builtin,
        ...(digestDocument && { digestDocument }),
      })
    },
  }
}

/** A key that no secret of ours opens is nobody's key: the builtin reasoner goes on, and trying it out says why. */
function readable(...stored: Parameters<typeof settingOf>): ModelSetting | null {
  try {
    return settingOf(...stored)
  } catch {
    return null
  }
}
