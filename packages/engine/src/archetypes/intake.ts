import { isForAilments, type SeedOrganization } from './organization_slots.ts'
import { confirmationEmail, type SeedPhase, type SeedSlot } from './seed.ts'

/** Somebody becomes a client, a patient or a member, and the first appointment should begin prepared. */
export const intake = (organization: SeedOrganization): readonly SeedPhase[] => [
  {
    key: 'person',
    title: { en: 'About you', de: 'Zur Person' },
    objective: {
      en: 'Explain in one sentence what the questions are for, and learn who is asking.',
      de: 'Erkläre in einem Satz, wozu die Fragen da sind, und finde heraus, wer anfragt.',
    },
    exit_criteria: { en: 'Name and email are known.', de: 'Name und E-Mail sind bekannt.' },
    max_turns: 6,
    slots: [
      {
        key: 'full_name',
        title: { en: 'Name', de: 'Name' },
        data_type: 'string',
        required: true,
        description: { en: 'First and last name.', de: 'Vor- und Nachname.' },
      },
      confirmationEmail,
      {
        key: 'returning',
        title: { en: 'Have you been with us before?', de: 'Schon einmal bei uns gewesen' },
        data_type: 'boolean',
        description: {
          en: 'Whether the visitor is already known to the organization.',
          de: 'Ob die Person der Organisation schon bekannt ist.',
        },
      },
    ],
  },
  {
    key: 'request',
    title: { en: 'Your request', de: 'Das Anliegen' },
    objective: {
      en: 'Learn what the visitor needs, so that the right person can prepare.',
      de: 'Finde heraus, was gebraucht wird, damit sich das Team vorbereiten kann.',
    },
    exit_criteria: { en: 'The request is described.', de: 'Das Anliegen ist beschrieben.' },
    max_turns: 6,
    slots: [
      {
        key: 'request',
        title: { en: 'Request', de: 'Anliegen' },
        data_type: 'string',
        required: true,
        description: {
          en: 'What the visitor needs, in their own words, without interpretation.',
          de: 'Was die Person braucht, in ihren eigenen Worten, ohne Deutung.',
        },
      },
      ...(isForAilments(organization) ? [since] : []),
    ],
  },
  {
    key: 'appointment',
    title: { en: 'Appointment', de: 'Termin' },
    objective: {
      en: 'Find out when and how the visitor would like to meet.',
      de: 'Finde heraus, wann und wie der Termin stattfinden soll.',
    },
    exit_criteria: {
      en: 'The preferred way and time to meet are known.',
      de: 'Es ist bekannt, wie und wann der Termin am besten passt.',
    },
    max_turns: 4,
    slots: [
      {
        key: 'channel',
        title: { en: 'How to meet', de: 'Art des Termins' },
        data_type: 'enum',
        required: true,
        choices: {
          in_person: { en: 'In person', de: 'Vor Ort' },
          video: { en: 'By video', de: 'Per Video' },
          phone: { en: 'By phone', de: 'Telefonisch' },
        },
        description: { en: 'How the visitor would like to meet.', de: 'Wie der Termin stattfinden soll.' },
      },
      {
        key: 'days',
        title: { en: 'Days that suit', de: 'Passende Tage' },
        data_type: 'multi_enum',
        choices: {
          mon: { en: 'Monday', de: 'Montag' },
          tue: { en: 'Tuesday', de: 'Dienstag' },
          wed: { en: 'Wednesday', de: 'Mittwoch' },
          thu: { en: 'Thursday', de: 'Donnerstag' },
          fri: { en: 'Friday', de: 'Freitag' },
          sat: { en: 'Saturday', de: 'Samstag' },
        },
        description: {
          en: 'Every day of the week on which the visitor has time.',
          de: 'Alle Wochentage, an denen die Person Zeit hat.',
        },
      },
    ],
  },
  {
    key: 'confirmation',
    title: { en: 'Confirmation', de: 'Bestätigung' },
    kind: 'terminal',
    objective: {
      en: 'Repeat what was noted, say who will get in touch to confirm, and thank the visitor.',
      de: 'Wiederhole, was notiert wurde, sag, wer sich zur Bestätigung meldet, und bedanke dich.',
    },
    max_turns: 1,
    tools: [],
  },
]

const since: SeedSlot = {
  key: 'since',
  title: { en: 'Since when', de: 'Seit wann' },
  data_type: 'band',
  choices: {
    days: { en: 'A few days', de: 'Seit einigen Tagen' },
    weeks: { en: 'A few weeks', de: 'Seit einigen Wochen' },
    months: { en: 'A few months', de: 'Seit mehreren Monaten' },
    longer: { en: 'Longer', de: 'Schon länger' },
  },
  description: { en: 'How long this has been going on.', de: 'Wie lange das schon so ist.' },
}
