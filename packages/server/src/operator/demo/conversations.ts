/** What visitors of the last days have said. The agents' side of it is not written down: they answer for themselves. */
export interface DemoConversation {
  agent: string
  daysAgo: number
  locale?: string
  visitor?: { name: string }
  source_url: string
  said: readonly (string | { slot: string; values: string[] })[]
}

export const conversations: readonly DemoConversation[] = [
  {
    agent: 'front-desk',
    daysAgo: 2.3,
    visitor: { name: 'Jana Holm' },
    source_url: 'https://brightwater.example/services',
    said: [
      'We want to bring order into our prices: three price lists, and nobody trusts any of them.',
      'What does the pricing audit cost?',
      'I am with Harbour Works.',
      'Today every sales person gives discounts as they see fit.',
      { slot: 'priorities', values: ['quality', 'advice'] },
      'Do you have an office in Lisbon?',
      'About 30,000 euros.',
      { slot: 'timing', values: ['quarter'] },
      'You can write to jana.holm@harbourworks.example, and yes, please call me.',
      { slot: 'service_of_interest', values: ['pricing_audit'] },
      'That is all, thank you.',
    ],
  },
  {
    agent: 'front-desk',
    daysAgo: 1.1,
    locale: 'de',
    source_url: 'https://brightwater.example/method',
    said: [
      'Guten Tag! Wir wollen unsere Lieferzeiten verkürzen.',
      'Heute wissen wir oft selbst nicht, wann etwas fertig wird.',
      { slot: 'priorities', values: ['speed'] },
    ],
  },
  {
    agent: 'project-desk',
    daysAgo: 0.4,
    visitor: { name: 'Ruben Castell' },
    source_url: 'https://projects.brightwater.example/',
    said: ['Are you insured against bad advice?', 'I would rather talk to a person about that.'],
  },
  {
    agent: 'front-desk',
    daysAgo: 0.02,
    source_url: 'https://brightwater.example/people',
    said: ['Hello! How long does a pricing audit take?'],
  },
]
