import { primaryLanguage } from './terms.ts'
import { wordsOf } from './words.ts'

/**
 * Words of a question that say little about what is asked. Material seldom says "my" or "hello", so that their rarity
 * there would make them weigh most.
 */

interface LightWords {
  /** Hold a sentence together. */
  grammar: ReadonlySet<string>
  /** Ask, greet and thank, or do anything at all, whatever it is about. */
  asking: ReadonlySet<string>
}

const askingWeight = 0.3

const listed = (words: string): ReadonlySet<string> => new Set(wordsOf(words))

const languages = new Map<string, LightWords>([
  [
    'en',
    {
      grammar: listed(`
        a an the and or nor but if of at by for with about against between into through during to from in on off over
        under upon as up down out above below before after until while because so than then once here there again
        when where why how what which who whom whose this that these those i me my mine myself we us our ours
        you your yours yourself he him his she her hers it its they them their theirs am is are was were be been being
        have has had having do does did doing can could will would shall should may might must not no only own same
        too very just now also any all both each few more most other some such im ive id ill youre cant wont dont
        didnt doesnt isnt arent wasnt`),
      asking: listed(`
        please tell know knows want wants wanted need needs help helps helping look looking get got getting give given
        hi hello hey thanks thank yes um yeah ok okay like good morning afternoon evening question questions
        information info wonder wondering appreciate answer answers something anything detail details kind sort
        regarding related find let lets explain understand learn sure try trying
        take takes taking took make makes making use uses using go goes going come comes happen happens say says put
        much many`),
    },
  ],
  [
    'de',
    {
      grammar: listed(`
        der die das den dem des ein eine einen einem einer eines und oder aber auch als wie wenn weil dass ob da dann
        denn doch so sehr nur noch schon mal ja nein nicht kein keine keinen keinem keiner an am auf aus bei beim bis
        durch fur gegen hinter im in ins mit nach neben ohne seit uber um unter von vom vor wahrend wegen zu zum zur
        zwischen ich mich mir mein meine meinen meinem meiner du dich dir dein deine deinen er ihn ihm sein seine
        seinen sie ihr ihre ihren ihrem ihrer es wir uns unser unsere unseren euch euer man sich wer wen wem wessen
        was welche welcher welches welchen welchem wann wo wohin woher warum wieso weshalb wieviel dieser diese dieses
        diesen diesem jener jede jeder jedes alle alles einige mehr bin bist ist sind seid war waren wird werden wurde
        wurden habe hast hat haben hatte hatten kann kannst konnen konnte konnten muss musst mussen soll sollte sollen
        will willst wollen wollte darf durfen mag mochte mochten wurde hier dort`),
      asking: listed(`
        bitte danke hallo hi guten tag morgen abend frage fragen sagen sagt wissen weiss brauche brauchen suche suchen
        hilfe helfen erklaren gerne gern info infos information informationen genau eigentlich etwas finde finden gibt
        geben bekomme bekommen lernen mochte interessiere
        machen macht mache nehmen nimmt nehme gehen geht gehe kommen kommt passiert viel viele`),
    },
  ],
])

/** From 0, a word that only holds the sentence together, to 1. */
export function weightOfWord(word: string, language: string): number {
  const light = languages.get(primaryLanguage(language))
  if (light === undefined) return 1
  if (light.grammar.has(word)) return 0
  return light.asking.has(word) ? askingWeight : 1
}

/** Whether a folded word only holds a sentence of the language together. */
export const isGrammarWord = (word: string, language: string): boolean => weightOfWord(word, language) === 0
