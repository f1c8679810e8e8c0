import type { OptionPhrases } from '../../pack.ts'
import { wordSet } from '../../phrases.ts'
import { degrees } from './degrees.ts'
import { matters } from './matters.ts'
import { questions } from './questions.ts'
import { talk } from './talk.ts'
import { troubles } from './troubles.ts'
import { wishes } from './wishes.ts'

export const optionPhrases: OptionPhrases = {
  idle: wordSet(`
    something someone somebody anything some any sort kind to a an the i we just only say says saying tell telling about being it
    things is with other of`),
  all: [...talk, ...questions, ...wishes, ...degrees, ...troubles, ...matters],
}
