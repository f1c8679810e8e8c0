import type { DraftKind } from '@foyer/contract'
import { type FitKind, fitKinds, type PricingUnit, pricingUnits } from '@foyer/contract/vocabulary'
import { type TProperties, type TSchema, Type } from 'typebox'

const closed = { additionalProperties: false }
const text = (description: string) => Type.String({ description })
const texts = (description: string) => Type.Array(Type.String(), { description })
const oneOf = <Word extends string>(words: readonly Word[]) =>
  Type.Unsafe<Word>({ type: 'string', enum: [...words] })

/** What a model may say about one of them. What has no value is empty: not every provider knows null. */
const fields = {
  service: {
    name: text('What the organization calls it.'),
    description: text('What it is, in one to three sentences.'),
    pricing_unit: oneOf<PricingUnit>(pricingUnits),
    price_min: text('The price, or the lowest one, in figures only: "900" or "49.50".'),
    price_max: text('The highest price, where a range is given.'),
    currency: text('Its ISO 4217 code.'),
    typical_duration: text('How long it takes.'),
    deliverables: texts('What the customer gets.'),
    good_fit_signals: texts('What a customer would say for whom it is right.'),
  },
  voice: {
    formality: text('How formally readers are addressed.'),
    tone_rules: texts('Rules for whoever writes like this, each one sentence.'),
    preferred_phrases: texts('Phrases that the texts use, word for word.'),
  },
  fit_criterion: {
    kind: oneOf<FitKind>(fitKinds),
    description: text('What must be true of the visitor, as one statement.'),
    guidance: text('How to judge it.'),
  },
} satisfies Record<DraftKind, TProperties>

export type Said<Kind extends DraftKind> = {
  [Name in keyof (typeof fields)[Kind]]: (typeof fields)[Kind][Name] extends { items: unknown }
    ? string[]
    : string
} & { fact_ids: number[] }

export interface DraftedByModel<Kind extends DraftKind = DraftKind> {
  proposals: Said<Kind>[]
}

/** Closed: whatever a page says, an answer is proposals that name their facts, or it is none. */
export const answerSchema = (kind: DraftKind): TSchema =>
  Type.Object(
    {
      proposals: Type.Array(
        Type.Object(
          { ...fields[kind], fact_ids: Type.Array(Type.Integer(), { description: 'What it rests on.' }) },
          closed,
        ),
      ),
    },
    closed,
  )
