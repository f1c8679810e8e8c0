import type { WordingPack } from '../pack.ts'

export const ask: WordingPack['ask'] = {
  titled: ['{title}?'],
  telling: ['{title}, bitte?'],
  tellingWords: new Set(
    'beschreiben beschreibe nennen nenne wählen wähle geben gib sagen sag erzählen erzähl'.split(' '),
  ),
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
  again: ['[Darf ich fragen|Noch eine Frage]: {title}?'],
  yesOrNo: ['{title}, ja oder nein?'],
  skipping: ['Das <können Sie/kannst du> gern überspringen.', 'Das kann auch offen bleiben.'],
}
