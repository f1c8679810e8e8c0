import type { ListeningPack } from '../pack.ts'
import { wordSet } from '../phrases.ts'
import { acts } from './acts.ts'
import { answers } from './answers.ts'
import { choices } from './choices.ts'
import { numbers } from './numbers.ts'
import { replies } from './replies.ts'
import { sentences } from './sentences.ts'
import { synonyms } from './synonyms.ts'
import { times } from './times.ts'

export const german: ListeningPack = {
  language: 'de',
  signs: wordSet(`
    der die das den dem und oder aber nicht ist sind ich wir sie ihr mein unser ein eine einen mit fur von zu zum zur bei auf
    haben habe hat ja nein nee kein keine keinen bitte danke hallo was wie wann wo wer welche kann konnen mochte mochten gerne
    gern auch noch schon weiss egal etwa rund uber unter bis tschuss wars es lieber doch eher meinte wurde brauchen brauche
    heisse uns mir mich am im leider per dich dir nichts geht etwas hab dann sehr wenn nur`),
  numbers,
  replies,
  acts,
  sentences,
  choices,
  answers,
  times,
  mistyped: wordSet(`
    nein nicht kein keine keinen gerne lieber heute morgen gestern ubermorgen woche wochen nachste vormittag vormittags nachmittag
    nachmittags mittag mittags abend abends januar februar april juni juli august september oktober november dezember
    montag dienstag mittwoch donnerstag freitag samstag sonntag zwei drei vier funf sechs sieben acht neun zehn dritt viert
    tausend hundert allein`),
  synonyms,
  optionPhrases: { idle: new Set(), all: [] },
}
