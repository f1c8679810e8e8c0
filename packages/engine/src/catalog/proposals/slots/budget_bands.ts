import { minorDigits } from '@foyer/contract/vocabulary'
import type { Words } from '../../../archetypes/seed.ts'
import { type FlowDefinition, liveSlotsOf } from '../../../flow/definition.ts'
import { formatMoney } from '../../../knowledge/structured/money.ts'
import { citedFacts } from '../cited_facts.ts'
import type { Material } from '../material.ts'
import { findPrices } from '../prices/find_prices.ts'
import type { FlowProposal } from './flow_proposal.ts'
import { choicesIn, nameOf, slotTexts, textLanguage } from './slot_texts.ts'

type Services = readonly Readonly<Record<string, unknown>>[]

const asksForBudget = /(?<![\p{L}])(?:budget|preisrahmen|price range)(?![\p{L}])/iu
const fewestPrices = 3
/** From the lowest to the highest. Prices closer together need no ranges. */
const leastSpread = 3

/** Ranges for the budget, cut where the organization's own prices are. */
export function budgetBands(
  material: Material,
  flow: FlowDefinition,
  services: Services,
): FlowProposal | undefined {
  // Only free text gets ranges: any other type was chosen by the owner.
  const slot = liveSlotsOf(flow)
    .map((each) => each.slot)
    .find(
      ({ data_type, key, title }) =>
        data_type === 'string' && asksForBudget.test(`${key.replaceAll('_', ' ')} ${title ?? ''}`),
    )
  const totals = totalPrices(services)
  const cuts = totals && cutsOf(totals.amounts)
  if (!slot || !cuts) return undefined
  const language = textLanguage(material.locale)
  const names = services.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
  const priced = material.passages.filter(
    ({ text }) => names.some((name) => text.includes(name)) && findPrices(text).length > 0,
  )
  return {
    edits: [
      {
        operation: 'updateSlot',
        id: slot.id,
        body: { data_type: 'band', ...choicesIn(choicesOf(cuts, totals.currency), language, slot) },
      },
    ],
    summary: slotTexts.bands[language](nameOf(slot)),
    fact_ids: citedFacts(priced, names),
  }
}

/** Prices of the whole, in one currency. What is paid by the month or by the hour says nothing about a total. */
function totalPrices(services: Services): { amounts: number[]; currency: string } | undefined {
  const priced = services.flatMap(({ price_min, price_max, currency, pricing_unit, description }) => {
    if (
      typeof price_min !== 'number' ||
      typeof currency !== 'string' ||
      pricing_unit === 'monthly' ||
      price_min === 0
    )
      return []
    if (typeof description === 'string' && findPrices(description).some(({ units }) => units.length > 0))
      return []
    const factor = 10 ** minorDigits(currency)
    return [
      {
        currency,
        amounts: [price_min, ...(typeof price_max === 'number' ? [price_max] : [])].map(
          (amount) => amount / factor,
        ),
      },
    ]
  })
  const currency = priced[0]?.currency
  if (currency === undefined || priced.some((each) => each.currency !== currency)) return undefined
  const amounts = [...new Set(priced.flatMap((each) => each.amounts))].sort((one, two) => one - two)
  const isWide = amounts.length >= fewestPrices && amounts.at(-1)! >= leastSpread * amounts[0]!
  return isWide ? { amounts, currency } : undefined
}

/** Two or three round amounts that part the prices into groups of about the same size. */
function cutsOf(amounts: readonly number[]): number[] | undefined {
  const shares = amounts.length >= 6 ? [0.25, 0.5, 0.75] : [0.34, 0.67]
  const cuts = shares.map((share) =>
    round(amounts[Math.min(amounts.length - 1, Math.floor(share * amounts.length))]!),
  )
  const distinct = [...new Set(cuts)].sort((one, two) => one - two)
  return distinct.length >= 2 ? distinct : undefined
}

/** To the next of 1, 2, 5 and their tens. */
function round(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  return [1, 1.5, 2, 3, 5, 7.5, 10].map((step) => step * power).find((step) => step >= amount)!
}

function choicesOf(cuts: readonly number[], currency: string): Record<string, Words> {
  const money = (amount: number, language: string) =>
    formatMoney(Math.round(amount * 10 ** minorDigits(currency)), currency, language)
  const both = (say: (language: 'en' | 'de') => string): Words => ({ en: say('en'), de: say('de') })
  const { under, between, over, unknown } = slotTexts
  const first = cuts[0]!
  const last = cuts.at(-1)!
  return {
    [`under_${first}`]: both((language) => under[language](money(first, language))),
    ...Object.fromEntries(
      cuts
        .slice(1)
        .map((high, at) => [
          `${cuts[at]}_to_${high}`,
          both((language) => between[language](money(cuts[at]!, language), money(high, language))),
        ]),
    ),
    [`over_${last}`]: both((language) => over[language](money(last, language))),
    unknown: { ...unknown },
  }
}
