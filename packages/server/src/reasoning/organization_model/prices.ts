import type { ResponderUsage } from '@foyer/engine'
import type { ModelPrices, ModelSetting } from '../reasoner/model/setting.ts'
import type { Money } from '../reasoner/port.ts'
import type { StoredPrices } from './repository.ts'

export type Usage = Pick<ResponderUsage, 'model' | 'input_tokens' | 'cached_tokens' | 'output_tokens'>

/** Null where a model that was used has no price. */
export function costOf(
  setting: Pick<ModelSetting, 'provider' | 'model' | 'prices' | 'fallback'>,
  usages: readonly Usage[],
): Money | null {
  const { prices, fallback } = setting
  if (prices === null) return null
  let micros = 0
  for (const usage of usages) {
    const used = [setting, fallback].find((each) => each && isNamed(each, usage.model))
    if (!used?.prices) return null
    micros += microsOf(used.prices, usage)
  }
  return { micros: Math.round(micros), currency: prices.currency }
}

/** Alone or with its provider, as traces have it. */
const isNamed = ({ provider, model }: Pick<ModelSetting, 'provider' | 'model'>, name: string) =>
  name === model || name === `${provider}/${model}`

/** A price is one for a million tokens: a token costs as many millionths. */
function microsOf(prices: ModelPrices, { input_tokens, cached_tokens, output_tokens }: Usage): number {
  const cached = Math.min(cached_tokens, input_tokens)
  return (input_tokens - cached) * prices.input + cached * prices.cached_input + output_tokens * prices.output
}

export const pricesOf = ({ cached, ...prices }: StoredPrices): ModelPrices => ({
  ...prices,
  cached_input: cached ?? prices.input,
})
