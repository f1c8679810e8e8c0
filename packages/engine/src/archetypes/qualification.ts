import { budgetSlot, isForCompanies, type SeedOrganization, serviceSlot } from './organization_slots.ts'
import type { SeedPhase, SeedSlot } from './seed.ts'

/** Somebody is interested; both sides want to know quickly whether it is a match. */
export function qualification(organization: SeedOrganization): readonly SeedPhase[] {
  const interest = serviceSlot(what, organization, 'multi_enum')
  const isCompany = isForCompanies(organization)
  return [
    {
      key: 'interest',
      title: { en: 'Understand the interest', de: 'Interesse verstehen' },
      objective: {
        en: 'Find out which offer the visitor is interested in and what they need it for.',
        de: 'Finde heraus, welches Angebot die Person interessiert und wofür sie es braucht.',
      },
      exit_criteria: {
        en: 'It is clear what the visitor is interested in.',
        de: 'Es ist klar, worum es geht.',
      },
      max_turns: 4,
      slots: [interest],
    },
    {
      key: 'qualify',
      title: { en: 'Qualify', de: 'Bedarf einschätzen' },
      ...(isCompany ? companyNeed : need),
      max_turns: 8,
      slots: [
        ...(isCompany ? [companySize] : []),
        { ...budgetSlot(organization), required: true },
        ...(isCompany ? [role] : []),
        {
          key: 'start',
          title: { en: 'Start', de: 'Beginn' },
          data_type: 'enum',
          required: true,
          choices: {
            now: { en: 'As soon as possible', de: 'So bald wie möglich' },
            quarter: { en: 'In the next three months', de: 'In den nächsten drei Monaten' },
            later: { en: 'Later', de: 'Später' },
            open: { en: 'Open', de: 'Noch offen' },
          },
          description: { en: 'When the visitor wants to start.', de: 'Wann es losgehen soll.' },
        },
      ],
    },
    {
      key: 'contact',
      title: { en: 'Exchange contact details', de: 'Kontaktdaten aufnehmen' },
      objective: {
        en: 'Offer that someone will get in touch, and ask for the address to write to.',
        de: 'Biete an, dass sich jemand meldet, und frag nach einer E-Mail-Adresse.',
      },
      exit_criteria: {
        en: 'The visitor has given an address or declined.',
        de: 'Die Person hat eine E-Mail-Adresse genannt oder möchte keine nennen.',
      },
      max_turns: 4,
      tools: ['capture_slots', 'suggest_replies'],
      slots: [
        {
          key: 'email',
          title: { en: 'Email', de: 'E-Mail' },
          data_type: 'email',
          description: {
            en: 'The address to which the offer may be sent.',
            de: 'Wohin das Angebot geschickt werden darf.',
          },
        },
        {
          key: 'may_contact',
          title: { en: 'May we get in touch?', de: 'Dürfen wir uns melden?' },
          data_type: 'boolean',
          description: {
            en: 'Whether the visitor agrees to be contacted.',
            de: 'Ob die Person einverstanden ist, dass sich jemand meldet.',
          },
        },
      ],
    },
    {
      key: 'close',
      title: { en: 'Close', de: 'Abschluss' },
      kind: 'terminal',
      objective: {
        en: 'Thank the visitor, repeat what was understood and say who will get in touch and when.',
        de: 'Bedanke dich, wiederhole, was verstanden wurde, und sag, wer sich wann meldet.',
      },
      max_turns: 1,
      tools: [],
    },
  ]
}

const companyNeed: Pick<SeedPhase, 'objective' | 'exit_criteria'> = {
  objective: {
    en: 'Learn how large the need is, who decides and when it should begin, without sounding like a form.',
    de: 'Finde heraus, wie groß der Bedarf ist, wer entscheidet und wann es losgehen soll, ohne wie ein Formular zu klingen.',
  },
  exit_criteria: {
    en: 'Budget, role in the decision and start are known.',
    de: 'Budget, Rolle bei der Entscheidung und Beginn sind bekannt.',
  },
}

const need: Pick<SeedPhase, 'objective' | 'exit_criteria'> = {
  objective: {
    en: 'Learn how large the need is and when it should begin, without sounding like a form.',
    de: 'Finde heraus, wie groß der Bedarf ist und wann es losgehen soll, ohne wie ein Formular zu klingen.',
  },
  exit_criteria: { en: 'Budget and start are known.', de: 'Budget und Beginn sind bekannt.' },
}

const companySize: SeedSlot = {
  key: 'company_size',
  title: { en: 'Company size', de: 'Unternehmensgröße' },
  data_type: 'band',
  choices: {
    '1_to_9': { en: '1 to 9', de: '1 bis 9' },
    '10_to_49': { en: '10 to 49', de: '10 bis 49' },
    '50_to_249': { en: '50 to 249', de: '50 bis 249' },
    '250_or_more': { en: '250 or more', de: '250 oder mehr' },
  },
  description: {
    en: 'How many people work at the visitor’s company, if they are asking for one.',
    de: 'Wie viele Menschen im Unternehmen arbeiten, falls die Person für ein Unternehmen anfragt.',
  },
}

const role: SeedSlot = {
  key: 'role',
  title: { en: 'Role in the decision', de: 'Rolle bei der Entscheidung' },
  data_type: 'enum',
  choices: {
    decides: { en: 'I decide', de: 'Ich entscheide' },
    recommends: { en: 'I recommend', de: 'Ich gebe eine Empfehlung ab' },
    researches: { en: 'I am gathering information', de: 'Ich sammle Informationen' },
  },
  description: {
    en: 'The visitor’s part in the decision.',
    de: 'Welche Rolle die Person bei der Entscheidung spielt.',
  },
}

const what = {
  key: 'interest',
  title: { en: 'Interest', de: 'Interesse' },
  description: {
    en: 'The product, service or problem the visitor asks about.',
    de: 'Das Produkt, die Leistung oder das Problem, um das es der Person geht.',
  },
}
