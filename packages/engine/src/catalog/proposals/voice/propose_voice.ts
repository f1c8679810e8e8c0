import type { CatalogProposal, Material } from '../material.ts'
import { formalityOf } from './formality.ts'
import { voiceWordsFor } from './language/index.ts'
import { type OwnWriting, ownWriting } from './own_writing.ts'
import { phrasesIn } from './phrases.ts'
import { toneRules } from './tone_rules.ts'

/** Less is too little to tell how somebody writes. */
const fewestSentences = 8
const mostPhrases = 5
const mostFacts = 5

/** The voice in which the organization writes, measured; undefined where there is too little of it. */
export function proposeVoice(
  material: Material,
  organization: { name: string },
): CatalogProposal | undefined {
  const writing = ownWriting(material)
  const words = voiceWordsFor(writing.language)
  if (!words || writing.sentences.length < fewestSentences) return undefined
  const formality = formalityOf(writing.sentences, words)
  const greeting = phrasesIn(writing.passages, words.greetings)[0]
  const signOff = phrasesIn(writing.passages, words.signOffs)[0]
  const phrases = phrasesIn(writing.passages, words.phrases).filter(({ count }) => count > 1)
  return {
    kind: 'voice',
    payload: {
      name: words.name(organization.name),
      languages: writing.languages,
      ...(formality && { formality: formality.text }),
      tone_rules: [
        ...toneRules(writing.sentences, words),
        ...(greeting ? [words.rules.greeting(greeting.phrase)] : []),
      ],
      ...(phrases.length > 0 && {
        preferred_phrases: phrases.slice(0, mostPhrases).map(({ phrase }) => phrase),
      }),
      ...(signOff && { sign_off_style: words.signOff(signOff.marked) }),
    },
    fact_ids: factsShowing(writing, formality?.examples ?? words.we),
  }
}

/** Facts in which the form of address is to be seen. */
function factsShowing({ passages }: OwnWriting, form: RegExp): number[] {
  const facts = passages.flatMap((passage) => passage.facts)
  const showing = facts.filter(({ text }) => text.search(form) >= 0)
  return (showing.length > 0 ? showing : facts).slice(0, mostFacts).map(({ id }) => id)
}
