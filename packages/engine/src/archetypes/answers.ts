import type { SeedPhase } from './seed.ts'

/**
 * Somebody wants to know something. Nothing is required and the first phase asks for nothing, so the visitor's own
 * questions come first; what the last phase asks for helps them when an answer is missing.
 */
export const answers: readonly SeedPhase[] = [
  {
    key: 'questions',
    title: { en: 'Answer questions', de: 'Fragen beantworten' },
    kind: 'loop',
    objective: {
      en: 'Answer what the visitor wants to know, briefly and from what is known. Where the answer is not known, say so and offer to take a message.',
      de: 'Beantworte anhand dessen, was bekannt ist, kurz die Fragen der Person. Wo die Antwort fehlt, sag es und biete an, eine Nachricht entgegenzunehmen.',
    },
    exit_criteria: {
      en: 'The visitor has no more questions, or wants someone to get back to them.',
      de: 'Es gibt keine weiteren Fragen, oder jemand soll sich melden.',
    },
    max_turns: 50,
  },
  {
    key: 'message',
    title: { en: 'Take a message', de: 'Nachricht entgegennehmen' },
    objective: {
      en: 'If something is left open, take down what the team should know and how to reach the visitor. Ask only for what helps with that.',
      de: 'Falls etwas offen ist, notiere, was das Team wissen soll und wie die Person erreichbar ist. Frag nur nach dem, was dabei hilft.',
    },
    exit_criteria: {
      en: 'Nothing is left open, or the visitor has said what the team should know.',
      de: 'Es ist nichts mehr offen, oder die Person hat gesagt, was das Team wissen soll.',
    },
    max_turns: 4,
    slots: [
      {
        key: 'message',
        title: { en: 'Message', de: 'Nachricht' },
        data_type: 'string',
        description: {
          en: 'What the team should know or answer, in the visitor’s own words.',
          de: 'Was das Team wissen oder beantworten soll, in den Worten der Person.',
        },
      },
      {
        key: 'full_name',
        title: { en: 'Name', de: 'Name' },
        data_type: 'string',
        description: { en: 'The visitor’s name.', de: 'Wie die Person heißt.' },
      },
      {
        key: 'email',
        title: { en: 'Email', de: 'E-Mail' },
        data_type: 'email',
        description: {
          en: 'Where the team can write to the visitor.',
          de: 'Wohin das Team schreiben kann.',
        },
      },
      {
        key: 'phone',
        title: { en: 'Phone', de: 'Telefon' },
        data_type: 'string',
        description: {
          en: 'The number to call the visitor on.',
          de: 'Unter welcher Nummer die Person angerufen werden kann.',
        },
      },
    ],
  },
  {
    key: 'goodbye',
    title: { en: 'Goodbye', de: 'Verabschiedung' },
    kind: 'terminal',
    objective: {
      en: 'Thank the visitor. If a message was taken, say that the team has it.',
      de: 'Bedanke dich. Falls eine Nachricht hinterlassen wurde, sag, dass sie beim Team ist.',
    },
    max_turns: 1,
    tools: [],
  },
]
