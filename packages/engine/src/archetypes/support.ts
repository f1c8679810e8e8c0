import { isSoftware, type SeedOrganization } from './organization_slots.ts'
import type { SeedPhase, SeedSlot } from './seed.ts'

/** Somebody has a question or a problem with what they already have. */
export const support = (organization: SeedOrganization): readonly SeedPhase[] => [
  {
    key: 'understand',
    title: { en: 'Understand the problem', de: 'Problem verstehen' },
    objective: {
      en: 'Find out what the visitor is trying to do, what happens instead and how urgent it is.',
      de: 'Finde heraus, was die Person vorhat, was stattdessen passiert und wie dringend es ist.',
    },
    exit_criteria: {
      en: 'The problem is described well enough for someone else to act on it.',
      de: 'Das Problem ist so gut beschrieben, dass sich jemand anderes darum kümmern kann.',
    },
    max_turns: 6,
    slots: [
      {
        key: 'problem',
        title: { en: 'Problem', de: 'Problem' },
        data_type: 'string',
        required: true,
        description: {
          en: 'What the visitor tried, what happened and what they expected, in their own words.',
          de: 'Was versucht wurde, was passiert ist und was erwartet wurde, in den Worten der Person.',
        },
      },
      ...(isSoftware(organization) ? [topic] : []),
      {
        key: 'urgency',
        title: { en: 'Urgency', de: 'Dringlichkeit' },
        data_type: 'band',
        choices: {
          low: { en: 'Can wait', de: 'Eilt nicht' },
          normal: { en: 'This week', de: 'Diese Woche' },
          high: { en: 'Today', de: 'Heute' },
          blocked: { en: 'I am stuck', de: 'Sehr dringend' },
        },
        description: {
          en: 'How soon the visitor needs an answer.',
          de: 'Wie schnell eine Antwort gebraucht wird.',
        },
      },
    ],
  },
  {
    key: 'resolve',
    title: { en: 'Resolve', de: 'Problem lösen' },
    kind: 'loop',
    objective: {
      en: 'Answer from what is known, one step at a time, and check after each step whether it helped.',
      de: 'Antworte Schritt für Schritt anhand dessen, was bekannt ist, und prüfe nach jedem Schritt, ob er geholfen hat.',
    },
    exit_criteria: {
      en: 'The visitor says that it is solved, or everything that is known has been tried.',
      de: 'Das Problem ist gelöst, oder alles, was bekannt ist, wurde versucht.',
    },
    max_turns: 10,
    slots: [
      {
        key: 'solved',
        title: { en: 'Is it solved?', de: 'Ist das Problem gelöst?' },
        data_type: 'boolean',
        required: true,
        description: {
          en: 'Whether the visitor says that the problem is solved.',
          de: 'Ob das Problem nach Aussage der Person gelöst ist.',
        },
      },
    ],
  },
  {
    key: 'follow_up',
    title: { en: 'Follow up', de: 'Offenes festhalten' },
    objective: {
      en: 'If something is left open, note how someone on the team can reach the visitor.',
      de: 'Falls etwas offen ist, notiere, wie das Team die Person erreichen kann.',
    },
    exit_criteria: {
      en: 'Nothing is left open, or the visitor has left an address or declined to.',
      de: 'Es ist nichts mehr offen, oder die Person hat eine E-Mail-Adresse hinterlassen oder möchte keine nennen.',
    },
    max_turns: 3,
    tools: ['capture_slots'],
    slots: [
      {
        key: 'email',
        title: { en: 'Email', de: 'E-Mail' },
        data_type: 'email',
        description: {
          en: 'Where the team can send the answer to what is left open.',
          de: 'Wohin das Team die noch fehlende Antwort schicken kann.',
        },
      },
      {
        key: 'reference',
        title: { en: 'Order or customer number', de: 'Bestell- oder Kundennummer' },
        data_type: 'string',
        description: {
          en: 'A number that identifies the visitor’s order or account, exactly as written.',
          de: 'Die Nummer der Bestellung oder des Kundenkontos, genau wie geschrieben.',
        },
      },
    ],
  },
  {
    key: 'goodbye',
    title: { en: 'Goodbye', de: 'Verabschiedung' },
    kind: 'terminal',
    objective: {
      en: 'Say in one sentence what was solved and what is left open, and say goodbye.',
      de: 'Sag in einem Satz, was gelöst und was offen ist, und verabschiede dich.',
    },
    max_turns: 1,
    tools: [],
  },
]

const topic: SeedSlot = {
  key: 'topic',
  title: { en: 'Topic', de: 'Thema' },
  data_type: 'enum',
  required: true,
  choices: {
    account: { en: 'Account', de: 'Konto' },
    billing: { en: 'Billing', de: 'Abrechnung' },
    usage: { en: 'How to use it', de: 'Bedienung' },
    fault: { en: 'Something is broken', de: 'Etwas funktioniert nicht' },
    other: { en: 'Other', de: 'Etwas anderes' },
  },
  description: { en: 'What the problem is about.', de: 'Worum es bei dem Problem geht.' },
}
