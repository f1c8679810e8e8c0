import type { DraftKind } from '@foyer/contract'

/** What a catalog generation proposed. A payload is the create body of its kind. */
interface DemoProposal {
  kind: DraftKind
  payload: Record<string, unknown>
  /** The facts it rests on, by their text. */
  facts: string[]
  status?: 'accepted' | 'dismissed'
}

export const proposals: DemoProposal[] = [
  {
    kind: 'service',
    payload: {
      name: 'Free first conversation',
      pricing_unit: 'fixed',
      description: 'Half an hour with a partner, to find out whether we can help.',
      price_min: 0,
      price_max: 0,
      currency: 'EUR',
      typical_duration: '30 minutes',
    },
    facts: ['A first conversation of 30 minutes is free.'],
    status: 'accepted',
  },
  {
    kind: 'service',
    payload: {
      name: 'Discount workshop',
      pricing_unit: 'fixed',
      description: 'One day with the sales team on when to give a discount, and when not to.',
      price_min: 380_000,
      currency: 'EUR',
      typical_duration: '1 day',
      good_fit_signals: ['Discounts are given by feel'],
    },
    facts: [
      'A wholesaler in Bremen found 410,000 euros of unplanned discounts in one audit.',
      'Workshops take place in Hamburg, at the client or online.',
    ],
  },
  {
    kind: 'voice',
    payload: {
      name: 'Plain German',
      languages: ['de'],
      formality: 'Sie',
      tone_rules: ['Kurze Sätze.', 'Keine Anglizismen.'],
      banned_phrases: ['Mehrwert generieren'],
      sign_off_style: 'Freundliche Grüße, ohne Zusatz.',
    },
    facts: ['We work in German and in English.'],
  },
  {
    kind: 'fit_criterion',
    payload: {
      kind: 'ideal',
      description: 'The client can name one person who may decide',
      guidance: 'A name or a role is enough.',
      weight: 2,
    },
    facts: ['The client names one person who may decide.'],
  },
  {
    kind: 'fit_criterion',
    payload: { kind: 'poor_fit', description: 'Needs results in less than three weeks', weight: 1 },
    facts: ['The pricing audit takes three weeks.'],
  },
  {
    kind: 'service',
    payload: { name: 'Website cookies', pricing_unit: 'fixed' },
    facts: ['The website uses cookies.'],
    status: 'dismissed',
  },
]
