import { budgetSlot, isForCompanies, type SeedOrganization } from './organization_slots.ts'
import type { SeedPhase, SeedSlot } from './seed.ts'

/** Somebody has an idea and wants to find out whether, and how, the organization can help. */
export const discovery = (organization: SeedOrganization): readonly SeedPhase[] => [
  {
    key: 'welcome',
    title: { en: 'Welcome', de: 'Begrüßung' },
    objective: {
      en: 'Welcome the visitor, answer the first question and learn what brings them here.',
      de: 'Begrüße die Person, beantworte die erste Frage und finde heraus, was sie herführt.',
    },
    exit_criteria: {
      en: 'The visitor has said what they want to achieve.',
      de: 'Die Person hat gesagt, was sie erreichen möchte.',
    },
    max_turns: 4,
    slots: [
      {
        key: 'goal',
        title: { en: 'Goal', de: 'Ziel' },
        data_type: 'string',
        required: true,
        description: {
          en: 'What the visitor wants to achieve, in their own words, in one or two sentences.',
          de: 'Was die Person erreichen möchte, in ihren eigenen Worten, in ein oder zwei Sätzen.',
        },
      },
      ...(isForCompanies(organization) ? [company] : []),
    ],
  },
  {
    key: 'explore',
    title: { en: 'Explore the need', de: 'Bedarf klären' },
    kind: 'loop',
    objective: {
      en: 'Understand the situation behind the goal: what exists today, what is in the way, what matters most.',
      de: 'Finde heraus, was hinter dem Ziel steht: was es heute gibt, was im Weg steht, was am meisten zählt.',
    },
    exit_criteria: {
      en: 'The current situation and the timing are known.',
      de: 'Die aktuelle Situation und der Beginn sind bekannt.',
    },
    max_turns: 8,
    slots: [
      // A private customer has no current way of doing it: nobody does a holiday today.
      ...(isForCompanies(organization) ? [situation] : []),
      {
        key: 'priorities',
        title: { en: 'What matters most', de: 'Was zählt am meisten?' },
        data_type: 'multi_enum',
        choices: {
          quality: { en: 'Quality', de: 'Qualität' },
          speed: { en: 'Speed', de: 'Tempo' },
          price: { en: 'Price', de: 'Preis' },
          advice: { en: 'Advice', de: 'Beratung' },
          support: { en: 'Ongoing support', de: 'Laufende Betreuung' },
        },
        description: {
          en: 'What the visitor says is important in the choice of a partner.',
          de: 'Was der Person bei der Wahl eines Anbieters wichtig ist.',
        },
      },
      budgetSlot(organization),
      {
        key: 'timing',
        title: { en: 'Timing', de: 'Beginn' },
        data_type: 'enum',
        required: true,
        choices: {
          now: { en: 'As soon as possible', de: 'So bald wie möglich' },
          quarter: { en: 'In the next three months', de: 'In den nächsten drei Monaten' },
          later: { en: 'Later', de: 'Später' },
          open: { en: 'Open', de: 'Noch offen' },
        },
        description: { en: 'When the visitor wants to begin.', de: 'Wann es losgehen soll.' },
      },
    ],
  },
  {
    key: 'next_step',
    title: { en: 'Agree on the next step', de: 'Nächsten Schritt vereinbaren' },
    objective: {
      en: 'Say how the organization could help, and find out how to stay in touch.',
      de: 'Sag, wie die Organisation helfen könnte, und finde heraus, wie ihr in Kontakt bleibt.',
    },
    exit_criteria: {
      en: 'The visitor has left an address, or has said that they would rather not.',
      de: 'Die Person hat eine E-Mail-Adresse hinterlassen oder möchte keine nennen.',
    },
    max_turns: 4,
    slots: [
      {
        key: 'email',
        title: { en: 'Email', de: 'E-Mail' },
        data_type: 'email',
        description: {
          en: 'Where the organization may write to the visitor.',
          de: 'Wohin die Organisation schreiben darf.',
        },
      },
      {
        key: 'wants_call',
        title: { en: 'Call', de: 'Anruf' },
        data_type: 'boolean',
        description: {
          en: 'Whether the visitor would like a call to talk things over.',
          de: 'Ob ein Anruf für ein erstes Gespräch gewünscht ist.',
        },
      },
    ],
  },
  {
    key: 'wrap_up',
    title: { en: 'Wrap up', de: 'Abschluss' },
    kind: 'terminal',
    objective: {
      en: 'Sum up what was understood in a few sentences, say what happens next and say goodbye.',
      de: 'Fasse in wenigen Sätzen zusammen, was verstanden wurde, sag, wie es weitergeht, und verabschiede dich.',
    },
    max_turns: 1,
    tools: [],
  },
]

const situation: SeedSlot = {
  key: 'current_situation',
  title: { en: 'Situation today', de: 'Aktuelle Situation' },
  data_type: 'string',
  description: {
    en: 'How things are done today and what does not work.',
    de: 'Wie es heute gemacht wird und was daran nicht funktioniert.',
  },
}

const company: SeedSlot = {
  key: 'organization_name',
  title: { en: 'Company', de: 'Unternehmen' },
  data_type: 'string',
  description: {
    en: 'The company or organization the visitor speaks for, if they name one.',
    de: 'Das Unternehmen oder die Organisation, für die die Person spricht, falls sie eine nennt.',
  },
}
