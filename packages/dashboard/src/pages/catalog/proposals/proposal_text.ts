import type { DraftKind, PricingUnit } from '@foyer/contract/vocabulary'
import { fitKinds } from '@foyer/contract/vocabulary'
import type { ResourceDraft } from '@foyer/sdk'
import { languageName } from '../../../parts/languages.ts'
import { kindWords as fitWords } from '../criteria/criterion_words.ts'
import { priceWords } from '../services/price_words.ts'

/** What a proposal says, in a few lines. */
interface ProposalText {
  title: string
  /** Set off from the rest: the price of a service, the kind of a criterion. */
  fact?: string | null
  lines: string[]
}

type Payload = ResourceDraft['payload']

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each) => text(each)) : [])
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const listed = (label: string, entries: string[]) =>
  entries.length > 0 ? [`${label}: ${entries.join(' · ')}`] : []
const present = (lines: (string | undefined)[]) => lines.flatMap((line) => (line ? [line] : []))

const textOf: Record<DraftKind, (payload: Payload) => ProposalText> = {
  service: (payload) => ({
    title: text(payload.name) ?? 'Service',
    fact: priceWords({
      price_min: number(payload.price_min),
      price_max: number(payload.price_max),
      currency: text(payload.currency),
      pricing_unit: text(payload.pricing_unit) as PricingUnit | undefined,
    }),
    lines: [
      ...present([text(payload.description)]),
      ...listed('Takes', present([text(payload.typical_duration)])),
      ...listed('Includes', texts(payload.deliverables)),
      ...listed('When to suggest it', texts(payload.good_fit_signals)),
    ],
  }),
  voice: (payload) => ({
    title: text(payload.name) ?? 'Voice',
    fact: texts(payload.languages).map(languageName).join(', '),
    lines: [
      ...listed('Formality', present([text(payload.formality)])),
      ...listed('Tone', texts(payload.tone_rules)),
      ...listed('Never say', texts(payload.banned_phrases)),
      ...listed('Preferred phrases', texts(payload.preferred_phrases)),
      ...listed('Goodbye', present([text(payload.sign_off_style)])),
    ],
  }),
  fit_criterion: (payload) => {
    const kind = fitKinds.find((each) => each === payload.kind)
    return {
      title: text(payload.description) ?? 'Criterion',
      fact: kind && fitWords[kind].label,
      lines: present([text(payload.guidance)]),
    }
  },
}

export const proposalText = ({ kind, payload }: Pick<ResourceDraft, 'kind' | 'payload'>) =>
  textOf[kind](payload)

export const kindTitles: Record<DraftKind, string> = {
  service: 'Services',
  voice: 'Voices',
  fit_criterion: 'Fit criteria',
}
