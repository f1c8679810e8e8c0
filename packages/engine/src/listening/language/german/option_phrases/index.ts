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
    etwas jemand jemanden irgendwas nur einfach ich wir ein eine einen der die das den dem zu zum zur sagen mochte will
    mein meine to something someone just a an the say saying about it`),
  all: [...talk, ...questions, ...wishes, ...degrees, ...troubles, ...matters],
}
