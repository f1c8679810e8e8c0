import { cosine, type EmbedText } from '../answer/candidate.ts'
import { hasVerb } from '../digest/subject.ts'
import { languagePackFor } from '../language/index.ts'
import { weightOfWord } from '../search/light_words.ts'
import { wordsOf } from '../search/words.ts'
import { type AskedMatter, coveredShare, foreignWords } from './asked_matter.ts'
import type { ProofType, ProofWording } from './wording/index.ts'

/** So early a short answer says what was asked for. */
const earlyWords = 5
/** Of the words of a longer question one may go unsaid. */
const mostOfIt = 2 / 3
/** What a list may be about, compared with the question. */
const alike = 0.15
/** A pronoun stands for the matter: what else is said must be little. */
const mostForeign = 1

/**
 * Whether a statement answers the question whose heading it stands under. A short answer leans on its question ("Two
 * years."): it must state what was asked for, at once. A sentence that stands by itself must be about the matter.
 */
export function answersInOwnWords(
  question: string,
  matter: AskedMatter,
  statement: string,
  embed: EmbedText,
): boolean {
  const { wording, type, asksWhether, language } = matter
  const { grammar } = languagePackFor(language)
  const said = statement.toLowerCase().replaceAll('’', "'")
  const covered = coveredShare(matter, statement)
  const likeness = () => cosine(embed(content(question)), embed(content(statement)))
  const isAboutIt = ({ ofUs }: ProofWording) => {
    if (covered < mostOfIt) return false
    // "Helmets save lives" names helmets and does not say whether there are any, nor where.
    return matter.words.length > 1 || (type !== null && type !== 'place') || ofUs.test(said)
  }
  if (!wording) return covered >= mostOfIt
  if (type !== null && !states(wording, type, statement)) return false
  if (type !== null && leansOnQuestion(wording, type)) return true
  if (asksWhether && isYesOrNo(wording)) return true
  if (type === null && !asksWhether && isListOfIt(wording)) return true
  return isAboutIt(wording)

  function leansOnQuestion({ leaning, pronoun, clause }: ProofWording, asked: ProofType): boolean {
    const opening = said.split(/\s+/).slice(0, earlyWords).join(' ')
    if (pronoun.test(said)) return foreignWords(matter, statement).length <= mostForeign
    if (asked === 'manner' && grammar.imperative.test(said)) return true
    const opens = leaning.test(said) || (asked === 'person' && isName(statement))
    return opens && states(wording!, asked, statement.slice(0, opening.length)) && !clause.test(said)
  }

  /** "Yes, from 50 euros", but not "Yes, we love bicycles". */
  function isYesOrNo({ polarity, clause }: ProofWording): boolean {
    const answer = polarity.exec(said)?.[0]
    if (answer === undefined) return false
    return !clause.test(said.slice(answer.length)) || covered > 0
  }

  function isListOfIt({ clause }: ProofWording): boolean {
    const items = said.split(/,|;| and | or | und | oder | sowie /).length
    return items > 1 && !clause.test(said) && !hasVerb(statement, grammar) && likeness() >= alike
  }

  function content(text: string): string {
    return wordsOf(text)
      .filter((word) => weightOfWord(word, language) === 1)
      .join(' ')
  }
}

/** Persons are told by their names, which are written large. */
function states({ states, past }: ProofWording, type: ProofType, statement: string): boolean {
  const said = statement.toLowerCase()
  const present = type === 'duration' || type === 'time' ? said.replaceAll(past, ' ') : said
  return states[type].test(present) || (type === 'person' && hasName(statement))
}

const name = "\\p{Lu}[\\p{L}'’-]+ \\p{Lu}[\\p{L}'’-]+"
const article = '(?:The|Our|An?|My|Der|Die|Das|Eine?|Unsere?)'
const isName = (statement: string) => new RegExp(`^(?!${article} )${name}`, 'u').test(statement)
const hasName = (statement: string) => new RegExp(`(?<!\\p{L})(?!${article} )${name}`, 'u').test(statement)
