import { isForSeveral, type SeedOrganization, serviceSlot } from './organization_slots.ts'
import { confirmationEmail, type SeedPhase, type SeedSlot } from './seed.ts'

/** Somebody wants a date, a table, a room or a place. The agent takes the wish down; only the team confirms it. */
export function booking(organization: SeedOrganization): readonly SeedPhase[] {
  const service = serviceSlot(what, organization, 'enum')
  return [
    {
      key: 'wish',
      title: { en: 'The booking', de: 'Die Buchung' },
      objective: {
        en: 'Answer questions about the offer, and learn what the visitor would like to book and when.',
        de: 'Beantworte Fragen zum Angebot und finde heraus, was die Person buchen möchte und wann.',
      },
      exit_criteria: {
        en: 'It is clear what is wanted and when.',
        de: 'Es ist klar, was gewünscht ist und wann.',
      },
      max_turns: 10,
      slots: [
        service,
        {
          key: 'when',
          title: { en: 'Preferred time', de: 'Wunschtermin' },
          data_type: 'string',
          required: true,
          description: {
            en: 'The day and time the visitor would like, or several that suit, in their own words.',
            de: 'Der gewünschte Tag und die Uhrzeit oder mehrere passende Termine, in den Worten der Person.',
          },
        },
        ...(isForSeveral(organization) ? [people] : []),
      ],
    },
    {
      key: 'contact',
      title: { en: 'How to reach you', de: 'Erreichbarkeit' },
      objective: {
        en: 'Learn who is asking, how the team can confirm the booking, and what else it should know.',
        de: 'Finde heraus, wer anfragt, wie das Team die Buchung bestätigen kann und was es noch wissen sollte.',
      },
      exit_criteria: {
        en: 'The team knows who is asking and how to reply.',
        de: 'Das Team weiß, wer anfragt und wohin die Antwort geht.',
      },
      max_turns: 6,
      slots: [
        {
          key: 'full_name',
          title: { en: 'Name', de: 'Name' },
          data_type: 'string',
          required: true,
          description: { en: 'The name the booking is for.', de: 'Auf welchen Namen gebucht wird.' },
        },
        confirmationEmail,
        {
          key: 'phone',
          title: { en: 'Phone', de: 'Telefon' },
          data_type: 'string',
          description: {
            en: 'A number for questions about the booking.',
            de: 'Eine Nummer für Rückfragen zur Buchung.',
          },
        },
        notes,
      ],
    },
    {
      key: 'confirmation',
      title: { en: 'Request noted', de: 'Anfrage notiert' },
      kind: 'terminal',
      objective: {
        en: 'Repeat what was noted and say that the team will get back to them to confirm it. Nothing is booked yet: promise no date, time or place.',
        de: 'Wiederhole, was notiert wurde, und sag, dass das Team sich zur Bestätigung meldet. Noch ist nichts gebucht: Sag keinen Tag, keine Uhrzeit und keinen Platz zu.',
      },
      max_turns: 1,
      tools: [],
    },
  ]
}

const people: SeedSlot = {
  key: 'people',
  title: { en: 'Number of people', de: 'Anzahl der Personen' },
  data_type: 'string',
  description: {
    en: 'How many people it is for, where that matters: a table, a room, a course. Otherwise leave it out.',
    de: 'Für wie viele Personen gebucht wird, falls das eine Rolle spielt, etwa bei einem Tisch, einem Zimmer oder einem Kurs. Sonst weglassen.',
  },
}

/** Takes what "Something else" stands for. Last, because "no, that's all" ends a conversation. */
const notes: SeedSlot = {
  key: 'notes',
  title: { en: 'Anything else we should know?', de: 'Gibt es noch etwas, das wir wissen sollten?' },
  data_type: 'string',
  description: {
    en: 'What matters for the booking and is not said yet, in the visitor’s own words: what “Something else” is, a size, a wish.',
    de: 'Was für die Buchung wichtig und noch nicht gesagt ist, in den Worten der Person: was mit „Etwas anderes“ gemeint ist, eine Größe, ein Wunsch.',
  },
}

const what = {
  key: 'service',
  title: { en: 'Booking', de: 'Buchung' },
  description: {
    en: 'What the visitor wants to book or have done.',
    de: 'Was die Person buchen oder machen lassen möchte.',
  },
}
