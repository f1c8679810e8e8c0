import type { CallOptions } from '../reasoner/model/call.ts'
import type { CallStatistics } from '../reasoner/model/call_statistics.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../reasoner/model/circuit_breaker.ts'
import type { ModelSetting } from '../reasoner/model/setting.ts'
import { type AskedFormats, formatsFor } from './formats.ts'

/** One model, and what has become known about it since it was connected. */
export interface ModelClient {
  setting: ModelSetting
  connection: CallOptions
  breaker: CircuitBreaker
  statistics: Pick<CallStatistics, 'around'>
  /** How it may be asked: what it has refused is not tried again. */
  formats: AskedFormats
}

export const createModelClient = (
  setting: ModelSetting,
  connection: CallOptions,
  statistics: ModelClient['statistics'],
  breaker = createCircuitBreaker(setting.deadlines.rest_seconds),
): ModelClient => ({
  setting,
  connection,
  breaker,
  statistics,
  formats: formatsFor(setting.native_tools),
})

/** As traces and prices name it. */
export const nameOf = ({ provider, model }: Pick<ModelSetting, 'provider' | 'model'>) =>
  `${provider}/${model}`
