import type { FactTopic } from '@foyer/contract/vocabulary'
import { allPacks, type LanguagePack, type UniversalKind } from '../../language/index.ts'
import { contentTerms } from '../heading_context.ts'
import { plain } from '../plain.ts'

/** A fact as instructions look at it. */
export interface DescribedFact {
  text: string
  headings: string[]
  topic: FactTopic
  universal: UniversalKind | null
}

const subjects = allPacks.flatMap((pack) => pack.subjects)

/**
 * Whether a fact is about a subject in the owner's words: its words all stand in one heading or in the fact, by their
 * stems; a heading has another name for it; or it is the name of a topic or of what every conversation needs.
 */
export function isAbout(subject: string, fact: DescribedFact, pack: LanguagePack, language: string): boolean {
  const known = subjects.find(({ names }) => names.has(plain(subject)))
  if (known?.topic && known.topic === fact.topic) return true
  if (known?.universal && known.universal === fact.universal) return true
  const names = [subject, ...(known?.names ?? [])].map((name) => contentTerms(name, pack, language))
  const headings = fact.headings.map((heading) => contentTerms(heading, pack, language))
  if (headings.some((said) => names.some((name) => isWithin(name, said)))) return true
  return isWithin(names[0]!, contentTerms(fact.text, pack, language))
}

const isWithin = (terms: string[], said: string[]) =>
  terms.length > 0 && terms.every((term) => said.includes(term))
