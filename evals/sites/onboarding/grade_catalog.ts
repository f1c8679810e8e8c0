import { fits, type Graded, graded, languageOf } from './grade.ts'
import type { Address, TrueService, TrueSlot, Truth } from './truth.ts'

/** The proposals of a generation, each as its operation takes it. */

export interface ProposedService {
  name: string
  description?: string
  pricing_unit: string
  price_min?: number
  price_max?: number
  currency?: string
  typical_duration?: string
}

/** A service that the truth names, with the proposal that stands for it. */
interface Match {
  truth: TrueService
  proposed: ProposedService | undefined
}

export function serviceGrades({ services, also_fine }: Truth, proposed: readonly ProposedService[]) {
  const matches = matchesOf(services, proposed)
  const known = new Set(matches.map((match) => match.proposed))
  const invented = proposed
    .filter((each) => !known.has(each) && !also_fine.some((pattern) => fits(pattern, each.name)))
    .map(({ name }) => graded(isTwice(services, name) ? `${name} (twice)` : name, null, name, () => false))
  return {
    services: [
      ...matches.map(({ truth, proposed }) => graded(truth.name, truth.name, proposed?.name, () => true)),
      ...invented,
    ],
    prices: matches
      .filter(({ truth, proposed }) => proposed !== undefined || truth.price_min !== undefined)
      .map(priceGrade),
    durations: matches.filter(({ truth }) => truth.duration !== undefined).map(durationGrade),
  }
}

const isTwice = (services: readonly TrueService[], proposed: string) =>
  services.some(({ name }) => fits(name, proposed))

/** A proposal stands for one service at most: the one with the same price if several names fit. */
function matchesOf(services: readonly TrueService[], proposed: readonly ProposedService[]): Match[] {
  const left = new Set(proposed)
  return services.map((truth) => {
    const named = [...left].filter(({ name }) => fits(truth.name, name))
    const match = named.find((each) => isSamePrice(truth, each)) ?? named[0]
    if (match) left.delete(match)
    return { truth, proposed: match }
  })
}

function priceGrade({ truth, proposed }: Match): Graded {
  const { name, price_min, price_max, currency, units, per } = truth
  const expected = price_min === undefined ? null : { price_min, price_max, currency, units, per }
  const found = proposed?.price_min === undefined && proposed?.price_max === undefined ? undefined : proposed
  return graded(name, expected, found, (service) => isSamePrice(truth, service) && isSameUnit(truth, service))
}

/** A price without an upper end may be given as both ends. */
const isSamePrice = (truth: TrueService, { price_min, price_max, currency }: ProposedService) =>
  price_min === truth.price_min &&
  (price_max === truth.price_max || (truth.price_max === undefined && price_max === truth.price_min)) &&
  currency === truth.currency

/** A price for a square metre is wrong when nothing says so. */
const isSameUnit = ({ units, per }: TrueService, { pricing_unit, name, description }: ProposedService) =>
  (units ?? []).includes(pricing_unit) && (per === undefined || fits(per, `${name} ${description ?? ''}`))

const durationGrade = ({ truth, proposed }: Match) =>
  graded(truth.name, truth.duration, proposed?.typical_duration, (text) => fits(truth.duration!, text))

export interface ProposedVoice {
  languages: string[]
  formality?: string
}

export const voiceGrades = ({ voice }: Truth, proposed: ProposedVoice | undefined): Graded[] => [
  graded('language', voice.languages, proposed?.languages, (languages) =>
    voice.languages.every((each) => languages.map(languageOf).includes(each)),
  ),
  ...(voice.address === undefined
    ? []
    : [graded('formality', voice.address, proposed?.formality, (text) => addressOf(text) === voice.address)]),
]

function addressOf(formality: string): Address | undefined {
  if (/\binformal|\bcasual|\bdu\b/i.test(formality)) return 'informal'
  return /\bformal|\bSie\b/i.test(formality) ? 'formal' : undefined
}

export interface ProposedCriterion {
  kind: string
  description: string
  guidance?: string
}

export const fitGrades = ({ fit }: Truth, proposed: readonly ProposedCriterion[]): Graded[] =>
  fit.map(({ about, kinds }) => {
    const named = proposed.filter(({ description, guidance }) =>
      fits(about, `${description} ${guidance ?? ''}`),
    )
    const found = named.find(({ kind }) => kinds.includes(kind)) ?? named[0]
    return graded(about, { about, kinds }, found, ({ kind }) => kinds.includes(kind))
  })

/** A slot as the flow's operations take it. */
export interface ProposedSlot {
  key?: string
  title?: string | null
  enum_values?: string[] | null
  enum_labels?: Record<string, string>
}

export const slotGrades = ({ slots }: Truth, proposed: readonly ProposedSlot[]): Graded[] =>
  slots.map((slot) => {
    const alike = proposed.filter((each) => amountsOf(each).length > 0 === 'bands_between' in slot)
    const found = alike.find((each) => isFitting(slot, each)) ?? alike[0]
    return graded(slot.about, slot, found, (each) => isFitting(slot, each))
  })

/** Most of the options that the business has, or bands that its prices fall into. */
const most = 0.6
function isFitting(slot: TrueSlot, proposed: ProposedSlot): boolean {
  if ('options' in slot) {
    const labels = labelsOf(proposed)
    const there = slot.options.filter((option) => labels.some((label) => fits(option, label)))
    return there.length / slot.options.length >= most
  }
  const [lowest, highest] = slot.bands_between
  const amounts = amountsOf(proposed)
  return amounts.length > 0 && amounts.every((amount) => amount >= lowest && amount <= highest)
}

const labelsOf = ({ enum_values, enum_labels = {} }: ProposedSlot) =>
  (enum_values ?? []).map((value) => enum_labels[value] ?? value)

/** In minor units. */
const amountsOf = (slot: ProposedSlot) =>
  labelsOf(slot)
    .flatMap((label) => label.match(/\d[\d.,]*/g) ?? [])
    .map(
      (digits) =>
        100 *
        Number(
          digits
            .replace(/[.,](?=\d{3}\b)/g, '')
            .replace(/[.,]$/, '')
            .replace(',', '.'),
        ),
    )
