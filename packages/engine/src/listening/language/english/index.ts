import type { ListeningPack } from '../pack.ts'
import { wordSet } from '../phrases.ts'
import { acts } from './acts.ts'
import { answers } from './answers.ts'
import { choices } from './choices.ts'
import { numbers } from './numbers.ts'
import { optionPhrases } from './option_phrases/index.ts'
import { replies } from './replies.ts'
import { sentences } from './sentences.ts'
import { synonyms } from './synonyms.ts'
import { times } from './times.ts'

export const english: ListeningPack = {
  language: 'en',
  signs: wordSet(`
    the a and of to for with is are i im weare we you your my our it its that this have has do does dont not no yes would
    like can could please thanks thank hello what how when where which who but or from about need want`),
  numbers,
  replies,
  acts,
  sentences,
  choices,
  answers,
  times,
  mistyped: wordSet(`
    today tomorrow yesterday morning mornings afternoon afternoons evening evenings week weeks weekday weekdays weekend weekends
    january february march april june july august september october november december monday tuesday wednesday thursday friday
    saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays three four five seven eight nine
    twelve twenty thirty forty fifty hundred thousand only instead every nothing`),
  synonyms,
  optionPhrases,
}
