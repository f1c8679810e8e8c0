/** What simulated visitors say, beside their answers. */
export interface Phrases {
  known: string[]
  unknown: string[]
  smallTalk: string[]
  evasions: string[]
  declines: string[]
  persons: string[]
  goodbyes: string[]
  strings: string[]
  emails: ((address: string) => string)[]
  yes: string[]
  no: string[]
  choices: ((label: string) => string)[]
  corrections: ((label: string) => string)[]
  several: (one: string, other: string) => string
}

export const english: Phrases = {
  known: [
    'What does the pricing audit cost?',
    'How long does the audit take?',
    'How long does an operations sprint take?',
    'Is a first conversation free?',
    'Is travel included?',
    'When are invoices due?',
    'How do I reset my password?',
    'What is board advisory?',
  ],
  unknown: [
    'Do you have an office in Lisbon?',
    'Can I bring my dog Rufus?',
    'Do you offer a discount of 15 percent for charities?',
    'Who painted the picture in your lobby?',
    'Is there parking for 3 cars?',
    'Do you work with SAP S/4HANA?',
  ],
  smallTalk: ['Hi there!', 'Thanks a lot.', 'How are you?', 'Nice weather today.', 'lol', 'ok'],
  evasions: ['Hm.', 'Let me think.', 'asdf', '???', 'It depends on many things', 'whatever you like'],
  declines: ['I do not know.', 'I would rather not say.', 'Skip that please.', 'No idea.'],
  persons: ['Can I talk to a human?', 'I want to speak to a real person.'],
  goodbyes: ['Bye!', 'That is all, thanks.', 'No, nothing else.'],
  strings: [
    'We want to raise our prices without losing customers.',
    'My name is Jana Novak.',
    'The reports from March never arrived.',
    'We are called Nordlicht Logistik.',
    'Today we do it all in spreadsheets.',
    'Order 48-221.',
  ],
  emails: [
    (address) => `My mail is ${address}.`,
    (address) => address,
    (address) => `Write to ${address} please`,
  ],
  yes: ['Yes.', 'Yes, please.', 'Sure', 'yep'],
  no: ['No.', 'No, not really.', 'nope', 'Rather not.'],
  choices: [(label) => label, (label) => `${label}, I think.`, (label) => `It is ${label.toLowerCase()}`],
  corrections: [(label) => `Sorry, I meant ${label}.`, (label) => `No, rather ${label}.`],
  several: (one, other) => `${one} And also: ${other}`,
}

export const german: Phrases = {
  known: [
    'Was kostet das Preis-Audit?',
    'Wie lange dauert das Preis-Audit?',
    'Ist ein erstes Gespräch kostenlos?',
    'Wann sind Rechnungen fällig?',
    'Wann kommen die Berichte?',
  ],
  unknown: [
    'Haben Sie ein Büro in Lissabon?',
    'Darf ich meinen Hund Rufus mitbringen?',
    'Gibt es 15 Prozent Rabatt für Vereine?',
    'Gibt es Parkplätze für 3 Autos?',
    'Arbeiten Sie mit SAP S/4HANA?',
  ],
  smallTalk: ['Hallo!', 'Danke schön.', 'Wie geht es Ihnen?', 'Schönes Wetter heute.', 'ok'],
  evasions: ['Hm.', 'Mal sehen.', 'asdf', '???', 'Das hängt von vielem ab'],
  declines: ['Weiß ich nicht.', 'Das möchte ich nicht sagen.', 'Bitte überspringen.', 'Keine Ahnung.'],
  persons: ['Kann ich mit einem Menschen sprechen?', 'Ich möchte mit einer echten Person reden.'],
  goodbyes: ['Tschüss!', 'Das war alles, danke.', 'Nein, sonst nichts.'],
  strings: [
    'Wir wollen unsere Preise erhöhen, ohne Kunden zu verlieren.',
    'Ich heiße Jana Novak.',
    'Die Berichte vom März sind nie angekommen.',
    'Wir heißen Nordlicht Logistik.',
    'Heute machen wir alles in Tabellen.',
  ],
  emails: [
    (address) => `Meine Adresse ist ${address}.`,
    (address) => address,
    (address) => `Schreiben Sie bitte an ${address}`,
  ],
  yes: ['Ja.', 'Ja, gerne.', 'Klar', 'jo'],
  no: ['Nein.', 'Nein, eher nicht.', 'nö', 'Lieber nicht.'],
  choices: [(label) => label, (label) => `${label}, denke ich.`, (label) => `Es ist ${label}`],
  corrections: [(label) => `Entschuldigung, ich meinte ${label}.`, (label) => `Nein, doch lieber ${label}.`],
  several: (one, other) => `${one} Und außerdem: ${other}`,
}
