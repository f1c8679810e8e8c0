import { defaultContextTokens, type ResponderUsage } from '@foyer/engine'
import type { ModelPrices, ModelSetting } from '../reasoner/model/setting.ts'
import type { Money, TurnModel } from '../reasoner/port.ts'
import { createResponder, type ModelClients } from './create_responder.ts'
import { nameOf } from './model_client.ts'

/** A model as turns need it, with the second one behind it. */
export function createTurnModel(clients: ModelClients, onAnswer: () => void): TurnModel {
  const { setting } = clients[0]
  const { support, deadlines } = setting
  const context_tokens = setting.context_tokens ?? defaultContextTokens
  return {
    name: nameOf(setting),
    responder: (signal) => createResponder({ clients, signal, onAnswer }),
    support,
    // The rest is for the conversation, and for the answer.
    knowledge_tokens: Math.min(setting.knowledge_tokens, Math.floor(context_tokens / 3)),
    context_tokens,
    turn_seconds: deadlines.turn_seconds,
    costOf: (usages) =>
      costOf(
        usages,
        clients.map((client) => client.setting),
      ),
  }
}

/** What calls cost; null where one of the models has no price, or they are paid in different currencies. */
export function costOf(usages: readonly ResponderUsage[], settings: readonly ModelSetting[]): Money | null {
  const prices = new Map(settings.map((setting) => [nameOf(setting), setting.prices]))
  const priced = usages.map((usage) => ({ usage, price: prices.get(usage.model) ?? null }))
  const [first] = priced
  const currency = first?.price?.currency ?? settings[0]?.prices?.currency
  if (currency === undefined || priced.some(({ price }) => price?.currency !== currency)) return null
  const micros = priced.reduce((sum, { usage, price }) => sum + (price ? microsOf(usage, price) : 0), 0)
  return { micros: Math.round(micros), currency }
}

/** A price is for a million tokens: that many millionths are one token's. */
const microsOf = ({ input_tokens, cached_tokens, output_tokens }: ResponderUsage, price: ModelPrices) =>
  (input_tokens - cached_tokens) * price.input +
  cached_tokens * price.cached_input +
  output_tokens * price.output
