import type { CreateFitCriterion, CreateService, CreateVoiceProfile } from '@foyer/contract'
import type { Static } from 'typebox'

export const voices: Static<typeof CreateVoiceProfile>[] = [
  {
    name: 'Warm and brief',
    languages: ['en', 'de'],
    agents: ['front-desk'],
    formality: 'Friendly; "Sie" in German.',
    tone_rules: ['Two or three short sentences.', 'One question at a time.', 'Concrete before general.'],
    banned_phrases: ['synergy', 'best in class', 'no problem at all'],
    preferred_phrases: ['let us look at', 'what would help'],
    sign_off_style: 'A thank-you and the next step, no slogan.',
  },
  {
    name: 'Matter of fact',
    languages: ['en', 'de'],
    agents: ['project-desk'],
    formality: 'Formal.',
    tone_rules: ['Numbers with their unit.', 'Say what is not known.'],
    banned_phrases: ['game changer'],
    preferred_phrases: ['as far as we know'],
    sign_off_style: 'Name the person who gets in touch, and by when.',
  },
  {
    name: 'Workshop host',
    languages: ['en'],
    formality: 'Informal.',
    tone_rules: ['Invite, never push.'],
    sign_off_style: 'See you there.',
  },
]

export const services: (Static<typeof CreateService> & { archived?: true })[] = [
  {
    name: 'Pricing audit',
    pricing_unit: 'fixed',
    description: 'Three weeks in which we find where prices, discounts and costs have drifted apart.',
    positioning: 'For companies whose sales grow faster than their profit.',
    guidelines: 'Offer it when margins are mentioned. Never promise a percentage.',
    price_min: 1_450_000,
    price_max: 1_450_000,
    currency: 'EUR',
    typical_duration: '3 weeks',
    deliverables: ['A map of price leaks', 'Five measures, ranked', 'A presentation to the management'],
    good_fit_signals: ['Margins fall while sales rise', 'Discounts are given by feel'],
  },
  {
    name: 'Operations sprint',
    pricing_unit: 'from',
    description:
      'Six weeks on site that take one process from order to delivery apart and put it together again.',
    positioning: 'For teams that are busy all day and late all the same.',
    price_min: 2_800_000,
    currency: 'EUR',
    typical_duration: '6 weeks',
    deliverables: [
      'The process as it is, measured',
      'The process as it should be, tried out',
      'A trained team',
    ],
    good_fit_signals: ['Deliveries are late', 'Nobody owns the process'],
  },
  {
    name: 'Board advisory',
    pricing_unit: 'monthly',
    description: 'A partner at your side, two days a month, for decisions that cannot be delegated.',
    price_min: 420_000,
    price_max: 680_000,
    currency: 'EUR',
    typical_duration: '6 to 18 months',
    deliverables: ['Two days a month', 'A written view before every board meeting'],
    good_fit_signals: ['Owner-managed', 'A succession or a merger is ahead'],
    agents: ['project-desk'],
  },
  {
    name: 'Cost benchmark',
    pricing_unit: 'fixed',
    description: 'Compared your costs with the industry. Replaced by the pricing audit.',
    price_min: 600_000,
    currency: 'EUR',
    archived: true,
  },
]

export const fitCriteria: Static<typeof CreateFitCriterion>[] = [
  {
    kind: 'ideal',
    description: 'Owner-managed company with 50 to 250 people',
    guidance: 'The band 50_to_249 is enough; the word "family business" counts as owner-managed.',
    weight: 3,
  },
  { kind: 'ideal', description: 'The person who decides is in the conversation', weight: 2 },
  {
    kind: 'acceptable',
    description: 'Budget of 10,000 euros or more',
    guidance: 'A budget that is not known yet is neither met nor missed.',
    weight: 2,
    agents: ['project-desk'],
  },
  { kind: 'acceptable', description: 'Can begin within this year', weight: 1 },
  { kind: 'poor_fit', description: 'Wants a certificate rather than a change', weight: 1 },
  { kind: 'dealbreaker', description: 'Looks for somebody to announce redundancies', weight: null },
]
