import type { WordingPack } from '../pack.ts'

export const ask: WordingPack['ask'] = {
  titled: ['{title}?'],
  telling: ['{title}, bitte.'],
  tellingWords: new Set(
    'beschreiben beschreibe nennen nenne wählen wähle geben gib sagen sag erzählen erzähl'.split(' '),
  ),
  plain: [
    {
      ending: /^(?:\S+- (?:oder|und) )?\S*(?:nummer|adresse|bezeichnung|postleitzahl|anschrift|referenz)$/i,
      patterns: ['Wie [lautet|ist] <Ihre/deine> {title}?', 'Darf ich nach <Ihrer/deiner> {title} fragen?'],
    },
    {
      ending: /^\S*(?:name|code|titel|geburtsdatum|kennzeichen)$/i,
      patterns: ['Wie [lautet|ist] <Ihr/dein> {title}?'],
    },
    {
      ending: /^\S*(?:sprache|position|abteilung|menge)$/i,
      patterns: ['Welche {title} darf ich notieren?'],
    },
    {
      ending: /^\S*(?:beruf|wohnort|wunschtermin)$/i,
      patterns: ['Welchen {title} darf ich notieren?'],
    },
    {
      ending: /^\S*(?:land|modell|produkt)$/i,
      patterns: ['Welches {title} darf ich notieren?'],
    },
    { ending: /^(?:lebens)?alter$/i, patterns: ['Um welches {title} geht es?'] },
  ],
  again: ['[Kurz nachgefragt|Noch einmal kurz gefragt]: {title}?'],
  yesOrNo: ['Nur kurz mit Ja oder Nein: {title}?'],
  skipping: ['Das <können Sie/kannst du> gern überspringen.', 'Das kann auch offenbleiben.'],
}
