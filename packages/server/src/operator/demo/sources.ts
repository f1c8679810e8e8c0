import type { FactTier, FactTopic } from '@foyer/contract'

/** Four pages, one of them in German, with the facts as ingestion and their owner left them. */

export interface DemoSource {
  title: string
  daysAgo: number
  sections: DemoSection[]
}

interface DemoSection {
  heading: string
  facts: DemoFact[]
}

interface DemoFact {
  text: string
  topic: FactTopic
  tier?: FactTier
  tier_pinned?: true
  reviewed?: true
  /** The source no longer states it. */
  retired?: true
  suppression_scope?: 'source' | 'organization'
  /** Agents it is switched off for. */
  excluded?: string[]
}

const pricesPage: DemoSource = {
  title: 'Services and prices',
  daysAgo: 55,
  sections: [
    {
      heading: 'What does a pricing audit cost, and how long does it take?',
      facts: [
        {
          text: 'The pricing audit costs 14,500 euros.',
          topic: 'pricing',
          tier: 'universal',
          reviewed: true,
        },
        { text: 'The pricing audit takes three weeks.', topic: 'offer', tier: 'universal', reviewed: true },
        { text: 'The cost benchmark costs 6,000 euros.', topic: 'pricing', retired: true },
      ],
    },
    {
      heading: 'What does an operations sprint cost, and how long does it take?',
      facts: [
        {
          text: 'An operations sprint starts at 28,000 euros.',
          topic: 'pricing',
          tier: 'universal',
          reviewed: true,
        },
        { text: 'An operations sprint takes six weeks.', topic: 'offer', reviewed: true },
      ],
    },
    {
      heading: 'What is board advisory?',
      facts: [
        { text: 'Board advisory means two days a month with a partner.', topic: 'offer' },
        {
          text: 'Board advisory costs 4,200 to 6,800 euros a month.',
          topic: 'pricing',
          reviewed: true,
          excluded: ['front-desk'],
        },
      ],
    },
    {
      heading: 'Is the first conversation free?',
      facts: [
        {
          text: 'A first conversation of 30 minutes is free.',
          topic: 'offer',
          tier: 'universal',
          reviewed: true,
        },
      ],
    },
    {
      heading: 'Do prices include tax (VAT)?',
      facts: [
        {
          text: 'All prices are net of value added tax.',
          topic: 'pricing',
          tier: 'universal',
          tier_pinned: true,
        },
      ],
    },
    {
      heading: 'Do I pay for travel?',
      facts: [
        { text: 'Travel within Germany is included in every price.', topic: 'pricing', reviewed: true },
        { text: 'Travel abroad is charged at cost.', topic: 'pricing' },
      ],
    },
    {
      heading: 'When do we have to pay?',
      facts: [
        { text: 'Half of the price is due at the start, half at the end.', topic: 'pricing', reviewed: true },
      ],
    },
    {
      heading: 'Why Brightwater?',
      facts: [
        {
          text: 'Brightwater is the best consultancy in northern Germany.',
          topic: 'offer',
          suppression_scope: 'organization',
        },
      ],
    },
  ],
}

const handbook: DemoSource = {
  title: 'Client handbook',
  daysAgo: 48,
  sections: [
    {
      heading: 'How does a project begin?',
      facts: [
        {
          text: 'Every project begins with two days of listening on site.',
          topic: 'method',
          tier: 'universal',
        },
        { text: 'The client names one person who may decide.', topic: 'method', reviewed: true },
      ],
    },
    {
      heading: 'Are the interviews with our staff confidential?',
      facts: [
        { text: 'Interviews are confidential and reported without names.', topic: 'method', reviewed: true },
      ],
    },
    {
      heading: 'Do you sign a confidentiality agreement (NDA)?',
      facts: [
        { text: 'A confidentiality agreement is signed before the first document.', topic: 'practical' },
      ],
    },
    {
      heading: 'Who works on our project?',
      facts: [{ text: 'A project has one partner and two consultants.', topic: 'people', reviewed: true }],
    },
    {
      heading: 'What are your daily rates?',
      facts: [
        {
          text: 'Daily rates are 1,900 euros for partners and 1,300 euros for consultants.',
          topic: 'pricing',
          reviewed: true,
          excluded: ['front-desk', 'project-desk'],
        },
      ],
    },
    {
      heading: 'When do we see results?',
      facts: [{ text: 'Results are presented after half of the time and at the end.', topic: 'method' }],
    },
    {
      heading: 'Can we stop a project early?',
      facts: [
        { text: 'A project can be stopped at half time without a fee.', topic: 'practical', reviewed: true },
      ],
    },
    {
      heading: 'What happens to our data?',
      facts: [
        { text: 'Data stays on servers in Germany.', topic: 'practical', tier: 'universal', reviewed: true },
        {
          text: 'Client data is deleted twelve months after the project.',
          topic: 'practical',
          reviewed: true,
        },
      ],
    },
    {
      heading: 'Where do workshops take place?',
      facts: [
        {
          text: 'Workshops take place in Hamburg, at the client or online.',
          topic: 'practical',
          reviewed: true,
        },
      ],
    },
    {
      heading: 'Which languages do you speak?',
      facts: [
        { text: 'We work in German and in English.', topic: 'practical', tier: 'universal', reviewed: true },
      ],
    },
    {
      heading: 'How long is this handbook valid?',
      facts: [
        {
          text: 'The handbook is valid until the end of the year.',
          topic: 'practical',
          suppression_scope: 'source',
        },
      ],
    },
  ],
}

const aboutPage: DemoSource = {
  title: 'The people',
  daysAgo: 22,
  sections: [
    {
      heading: 'How old is the company?',
      facts: [
        {
          text: 'Brightwater Partners was founded in 2009.',
          topic: 'track_record',
          tier: 'universal',
          reviewed: true,
        },
      ],
    },
    {
      heading: 'Where is the office, and how many people work there?',
      facts: [
        {
          text: 'The office is in Hamburg, at Sandtorkai 7.',
          topic: 'practical',
          tier: 'universal',
          reviewed: true,
        },
        { text: 'Eighteen people work at Brightwater Partners.', topic: 'people', reviewed: true },
      ],
    },
    {
      heading: 'Who leads the practices?',
      facts: [
        { text: 'Ines Albrecht leads the pricing practice.', topic: 'people', reviewed: true },
        { text: 'Tomas Reinholt leads the operations practice.', topic: 'people' },
        { text: 'Jonas Petersen leads the operations practice.', topic: 'people', retired: true },
      ],
    },
    {
      heading: 'Do you have references?',
      facts: [
        { text: 'More than 140 companies have been clients.', topic: 'track_record', reviewed: true },
        { text: 'Two thirds of the clients come back within three years.', topic: 'track_record' },
        {
          text: 'A machine builder in Kiel cut its delivery time from 31 to 19 days.',
          topic: 'track_record',
        },
        {
          text: 'A wholesaler in Bremen found 410,000 euros of unplanned discounts in one audit.',
          topic: 'track_record',
          excluded: ['project-desk'],
        },
      ],
    },
    {
      heading: 'Does this website use cookies?',
      facts: [{ text: 'The website uses cookies.', topic: 'practical', suppression_scope: 'source' }],
    },
  ],
}

/** What German visitors ask for, in their words. */
const germanPage: DemoSource = {
  title: 'Häufige Fragen',
  daysAgo: 21,
  sections: [
    {
      heading: 'Was kostet ein Preis-Audit, und wie lange dauert es?',
      facts: [
        { text: 'Das Preis-Audit (Pricing audit) kostet 14.500 Euro.', topic: 'pricing', reviewed: true },
        { text: 'Das Preis-Audit dauert drei Wochen.', topic: 'offer', reviewed: true },
      ],
    },
    {
      heading: 'Was bekommen wir bei einem Preis-Audit?',
      facts: [
        {
          text: 'Beim Preis-Audit finden wir, wo Preise, Rabatte und Kosten auseinandergelaufen sind.',
          topic: 'offer',
          reviewed: true,
        },
        {
          text: 'Das Preis-Audit endet mit einer Übersicht der Preislecks und fünf Maßnahmen nach Rang.',
          topic: 'offer',
        },
      ],
    },
    {
      heading: 'Was kostet ein Operations-Sprint, und wie lange dauert er?',
      facts: [
        {
          text: 'Ein Operations-Sprint (Operations sprint) kostet ab 28.000 Euro.',
          topic: 'pricing',
          reviewed: true,
        },
        { text: 'Ein Operations-Sprint dauert sechs Wochen.', topic: 'offer', reviewed: true },
      ],
    },
    {
      heading: 'Was passiert in einem Operations-Sprint?',
      facts: [
        {
          text: 'Im Operations-Sprint nehmen wir einen Ablauf vom Auftrag bis zur Lieferung auseinander und bauen ihn neu auf.',
          topic: 'offer',
          reviewed: true,
        },
      ],
    },
    {
      heading: 'Ist das Erstgespräch kostenlos?',
      facts: [
        {
          text: 'Ein Erstgespräch von 30 Minuten ist kostenlos.',
          topic: 'offer',
          tier: 'universal',
          reviewed: true,
        },
      ],
    },
    {
      heading: 'Kommt auf die Preise noch die Mehrwertsteuer?',
      facts: [
        { text: 'Alle Preise verstehen sich zuzüglich Mehrwertsteuer.', topic: 'pricing', reviewed: true },
      ],
    },
    {
      heading: 'Kommen Reisekosten dazu?',
      facts: [
        {
          text: 'Reisekosten innerhalb Deutschlands sind in jedem Preis enthalten.',
          topic: 'pricing',
          reviewed: true,
        },
        { text: 'Auslandsreisen werden nach Aufwand berechnet.', topic: 'pricing' },
      ],
    },
    {
      heading: 'Wann müssen wir bezahlen?',
      facts: [
        {
          text: 'Die Hälfte des Preises wird zu Beginn fällig, die andere Hälfte am Ende.',
          topic: 'pricing',
          reviewed: true,
        },
      ],
    },
    {
      heading: 'Wie beginnt ein Projekt?',
      facts: [
        { text: 'Jedes Projekt beginnt mit zwei Tagen Zuhören vor Ort.', topic: 'method', reviewed: true },
      ],
    },
    {
      heading: 'Wer arbeitet an unserem Projekt?',
      facts: [
        { text: 'Zu jedem Projekt gehören ein Partner und zwei Berater.', topic: 'people', reviewed: true },
      ],
    },
    {
      heading: 'Wer leitet die Bereiche?',
      facts: [
        { text: 'Ines Albrecht leitet den Bereich Preise.', topic: 'people', reviewed: true },
        { text: 'Tomas Reinholt leitet den Bereich Abläufe (Operations).', topic: 'people' },
      ],
    },
    {
      heading: 'Unterschreiben Sie eine Vertraulichkeitsvereinbarung (NDA)?',
      facts: [
        {
          text: 'Wir unterschreiben eine Vertraulichkeitsvereinbarung vor dem ersten Dokument.',
          topic: 'practical',
          reviewed: true,
        },
      ],
    },
    {
      heading: 'Können wir ein Projekt vorzeitig beenden?',
      facts: [
        {
          text: 'Ein Projekt kann zur Halbzeit ohne Gebühr beendet werden.',
          topic: 'practical',
          reviewed: true,
        },
      ],
    },
    {
      heading: 'Was passiert mit unseren Daten?',
      facts: [
        { text: 'Ihre Daten bleiben auf Servern in Deutschland.', topic: 'practical', reviewed: true },
        { text: 'Kundendaten werden zwölf Monate nach dem Projekt gelöscht.', topic: 'practical' },
      ],
    },
    {
      heading: 'Wo finden die Workshops statt?',
      facts: [
        {
          text: 'Workshops finden in Hamburg, bei Ihnen oder online statt.',
          topic: 'practical',
          reviewed: true,
        },
      ],
    },
    {
      heading: 'Seit wann gibt es Brightwater, und wie viele arbeiten dort?',
      facts: [
        { text: 'Brightwater Partners gibt es seit 2009.', topic: 'track_record', reviewed: true },
        { text: 'Im Büro in Hamburg arbeiten achtzehn Menschen.', topic: 'people' },
      ],
    },
    {
      heading: 'Haben Sie Referenzen?',
      facts: [
        {
          text: 'Zu den Referenzen gehören mehr als 140 Unternehmen.',
          topic: 'track_record',
          reviewed: true,
        },
        { text: 'Ein Maschinenbauer in Kiel liefert heute in 19 statt in 31 Tagen.', topic: 'track_record' },
      ],
    },
    {
      heading: 'Bauen Sie Personal ab?',
      facts: [
        {
          text: 'Projekte, die nur Personal abbauen sollen, übernehmen wir nicht.',
          topic: 'method',
          reviewed: true,
        },
      ],
    },
    {
      heading: 'Sind Sie über Weihnachten erreichbar?',
      facts: [
        {
          text: 'Über Weihnachten, vom 22. Dezember bis zum 6. Januar, ist niemand im Büro.',
          topic: 'practical',
          reviewed: true,
        },
      ],
    },
  ],
}

export const sources: DemoSource[] = [pricesPage, handbook, aboutPage, germanPage]

export const factsOf = ({ sections }: DemoSource): DemoFact[] => sections.flatMap(({ facts }) => facts)

/** What the owner added in words of their own. */
export const ownerFacts: { text: string; topic: FactTopic; tier?: FactTier }[] = [
  { text: 'Over Christmas, from 22 December to 6 January, nobody is in the office.', topic: 'practical' },
  { text: 'We take no projects whose only aim is to cut staff.', topic: 'method', tier: 'universal' },
  { text: 'The next free start for an operations sprint is in about six weeks.', topic: 'offer' },
]
