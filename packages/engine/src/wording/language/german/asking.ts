import type { WordingPack } from '../pack.ts'

const noun = ['Was darf ich zu {quoted} notieren?']
const nounAgain = [
  '<Können Sie/Kannst du> mir etwas zu {quoted} sagen?',
  'Was <möchten Sie/möchtest du> zu {quoted} sagen?',
]
const choice = ['Was davon passt zu {quoted}?']
const choiceAgain = ['Was davon passt am ehesten zu {quoted}?', 'Was davon gilt für {quoted}?']

export const ask: WordingPack['ask'] = {
  titled: {
    string: { first: noun, second: nounAgain },
    email: { first: noun, second: nounAgain },
    enum: { first: choice, second: choiceAgain },
    band: { first: choice, second: choiceAgain },
    multi_enum: {
      first: ['Was davon passt alles zu {quoted}?'],
      second: ['Was davon, eines oder mehreres, passt zu {quoted}?'],
    },
    boolean: {
      first: ['Trifft {quoted} auf <Sie/dich> zu?'],
      second: ['[Heißt|Lautet] die Antwort auf {quoted} ja oder nein?', 'Ja oder nein zu {quoted}?'],
    },
  },
  plain: [
    {
      ending:
        /^\S*(?:nummer|adresse|bezeichnung|postleitzahl|sprache|position|abteilung|anschrift|referenz|menge)$/i,
      patterns: ['Wie [lautet|ist] <Ihre/deine> {title}?', 'Darf ich nach <Ihrer/deiner> {title} fragen?'],
    },
    {
      ending:
        /^\S*(?:name|code|titel|beruf|wohnort|alter|geburtsdatum|wunschtermin|land|modell|produkt|kennzeichen)$/i,
      patterns: ['Wie [lautet|ist] <Ihr/dein> {title}?'],
    },
  ],
  questioning: ['[Darf ich fragen|Noch eine Frage]: {title}?'],
  yesOrNo: ['{title}, ja oder nein?'],
  questionWords: new Set(
    `was welche welcher welches welchen wer wen wem wessen wann wo wohin woher warum weshalb wie womit wofür wozu worum
    worüber woran seit ab bis`.split(/\s+/),
  ),
  skipping: ['Das <dürfen Sie/darfst du> gern auslassen.', 'Das kann auch offen bleiben.'],
}
