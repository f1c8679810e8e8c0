import type { ResponderUsage } from '@foyer/engine'
import type { ModelSetting } from '../reasoner/model/setting.ts'
import type { SpentTokens } from './call_reading.ts'
import { nameOf } from './model_client.ts'

/** The time and the tokens of one response, from now on. */
export function startMeasure() {
  const began = performance.now()
  const sinceBegin = () => Math.round(performance.now() - began)
  let first: number | null = null
  let spent: SpentTokens = { input: 0, cached: 0, output: 0 }
  return {
    begin() {
      first ??= sinceBegin()
    },
    hasBegun: () => first !== null,
    spend({ input, cached, output }: SpentTokens) {
      spent = { input: spent.input + input, cached: spent.cached + cached, output: spent.output + output }
    },
    usageOf: (setting: ModelSetting): ResponderUsage => ({
      model: nameOf(setting),
      input_tokens: spent.input,
      cached_tokens: spent.cached,
      output_tokens: spent.output,
      first_milliseconds: first,
      milliseconds: sinceBegin(),
    }),
  }
}
