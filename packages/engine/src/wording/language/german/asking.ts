import type { WordingPack } from '../pack.ts'

const noun = [
  'Was [<können Sie mir/kannst du mir> zu {quoted} sagen|gibt es zu {quoted} zu sagen|sollte ich zu {quoted} wissen]?',
]
const nounAgain = [
  'Was sollte ich, [kurz gesagt|in wenigen Worten], zu {quoted} wissen?',
  'Wie lautet die Antwort zu {quoted}?',
]
const choice = ['Was davon [passt|passt am besten|stimmt|gilt], wenn es um {quoted} geht?']
const choiceAgain = ['Was davon [passt|stimmt|gilt] am ehesten, wenn es um {quoted} geht?']

export const ask: WordingPack['ask'] = {
  titled: {
    string: { first: noun, second: nounAgain },
    email: { first: noun, second: nounAgain },
    enum: { first: choice, second: choiceAgain },
    band: { first: choice, second: choiceAgain },
    multi_enum: {
      first: ['Was davon [passt|gilt|stimmt] alles, wenn es um {quoted} geht?'],
      second: ['Was davon, eines oder mehreres, [passt|gilt|stimmt], wenn es um {quoted} geht?'],
    },
    boolean: {
      first: ['Trifft {quoted} [auf <Sie/dich>|in <Ihrem/deinem> Fall|hier] zu?'],
      second: ['[Heißt|Lautet] die Antwort auf {quoted} ja oder nein?', 'Ja oder nein zu {quoted}?'],
    },
  },
  plain: [
    {
      ending:
        /(?:nummer|adresse|bezeichnung|postleitzahl|sprache|position|abteilung|anschrift|referenz|menge)$/i,
      patterns: ['Wie [lautet|ist] <Ihre/deine> {title}?', 'Darf ich nach <Ihrer/deiner> {title} fragen?'],
    },
    {
      ending:
        /(?:name|code|titel|beruf|wohnort|alter|geburtsdatum|wunschtermin|land|modell|produkt|kennzeichen)$/i,
      patterns: ['Wie [lautet|ist] <Ihr/dein> {title}?'],
    },
  ],
  questioning: ['[Darf ich fragen|Eines wüsste ich gern|Noch eine Frage|Eine Frage dazu]: {title}?'],
  yesOrNo: ['{title}, ja oder nein?', '[Also|Noch einmal|Kurz gesagt]: {title}, ja oder nein?'],
  questionWords: new Set(
    `was welche welcher welches welchen wer wen wem wessen wann wo wohin woher warum weshalb wie womit wofür wozu worum
    worüber woran seit ab bis`.split(/\s+/),
  ),
  skipping: [
    '[Das <dürfen Sie/darfst du> gern auslassen|Das kann auch offen bleiben|Wir können das auch überspringen|Das muss nicht beantwortet werden][, wenn es gerade nicht passt|, wenn <Sie/du> das lieber so <möchten/möchtest>|].',
  ],
}
