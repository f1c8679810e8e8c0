import { Type } from 'typebox'
import { ClosedObject, Count, Nullable } from './common.ts'

/** What language models use, and what that costs. */

export const tokenCounts = {
  input: Count('Tokens sent to the model.'),
  cached: Count("Of these, the tokens that the provider's cache served."),
  output: Count('Tokens received from the model.'),
}

const cost = {
  amount: Type.Number({ minimum: 0, description: 'In units of the currency: 0.0125 is 1.25 cents.' }),
  currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'An ISO 4217 currency code.' }),
}

export const Cost = ClosedObject(cost, {
  title: 'cost',
  description: 'What something cost, by the prices that are set for the model.',
})

export const CostOrNull = Nullable(
  ClosedObject(cost, {
    title: 'cost_or_null',
    description: 'What it cost, by the prices that are set for the model. `null` where no price is set.',
  }),
)

export const costs = () =>
  Type.Array(Cost, { description: 'What that cost, by currency. Empty where no price is set.' })
