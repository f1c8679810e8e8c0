import type { FactTopic } from '@foyer/contract/vocabulary'

/** What reading a language takes, as data of one shape. Patterns are asked of plain text, where they say nothing else. */
export interface LanguagePack {
  sentences: SentenceWords
  grammar: Grammar
  phrases: Phrases
  /** Words by which a topic is told, wherever they stand. */
  topics: Record<FactTopic, RegExp>
  /** What every conversation needs to know. */
  universal: Record<UniversalKind, RegExp>
  /** Subjects that owners name in instructions, and by which else they are known. */
  subjects: readonly InstructionSubject[]
  /** How owners put instructions. */
  instructions: readonly InstructionForm[]
}

export interface SentenceWords {
  /** Never the end of a sentence. Without the last full stop. */
  abbreviations: ReadonlySet<string>
  /** The end unless a number follows: "No. 5", but "No. We are closed." */
  beforeNumbers: RegExp
  /** The end if a capital follows: "etc. The rest". */
  closing: ReadonlySet<string>
  /** Where "3. Mai" is a day, a number with a full stop ends a sentence only before one of these words. */
  afterOrdinals: ReadonlySet<string> | null
}

export interface Grammar {
  /** Words that carry no subject matter. */
  functionWords: ReadonlySet<string>
  determiners: ReadonlySet<string>
  /** Finite verbs: what stands before the first one is the subject. */
  verbs: ReadonlySet<string>
  /** Words that open another clause, so that what stands before is no whole subject. */
  clauseWords: ReadonlySet<string>
  /** Opens a sentence that lacks its subject: "Includes …", "Available …". */
  subjectless: RegExp
  /** Speaks for the organization: "We …", "Our …". */
  speaker: RegExp
  /** Tells the reader what to do. */
  imperative: RegExp
  /** Opens with a circumstance or with "you": only as clear as what it speaks of. */
  circumstance: RegExp
  /** Cannot be understood without the sentence before. */
  dependent: RegExp
  /** Speaks of something that was named before: "… this baseline …". */
  pointingBack: RegExp
  /** "This plan …": the noun, in the first group, may be the heading's. */
  demonstrative: RegExp
  /** Linking words that can go without loss: "However, …". */
  linking: RegExp
  /** A pronoun for a subject, and for whose something is. The first group is the pronoun. */
  pronoun: RegExp
  /** Words that stand for something named before: "it", "there". Without accents. */
  references: ReadonlySet<string>
  /** Opens a question that goes on from the one before: "and …", "what about …". */
  continuing: RegExp
  /** "It is possible to …": the pronoun stands for nothing. */
  expletive: RegExp
  /** Whether the pronoun can mean the subject of a sentence with this verb. */
  agrees: (pronoun: string, subject: string, verb: string) => boolean
  /** The subject in the place of the pronoun, before the words that follow it. */
  replaced: (pronoun: string, follows: string, subject: string) => string
}

export interface Phrases {
  /** Sends the reader elsewhere. */
  navigation: RegExp
  /** Ends by sending the reader elsewhere. */
  sendingOn: RegExp
  /** Headings under which an organization says what it is and does. */
  aboutUs: RegExp
  /** Speaks of the page instead of its subject. */
  aboutThePage: RegExp
  /** Polite noise. */
  exclamation: RegExp
  /** "Note:", "Tip:". */
  label: RegExp
  /** "Yes, always." */
  answer: RegExp
  /** Says nothing about what stands under it. */
  emptyHeading: RegExp
  /** A heading or sentence after which an ordered list is a procedure. */
  procedure: RegExp
  /** "Follow these steps:" */
  emptyIntroduction: RegExp
  /** Needs what it points to: "as follows", "like this". */
  pointing: RegExp
  /** Runs on into what it introduces, without a colon: "The package includes". */
  runsOn: RegExp
  /** Column headings that say no more than that a text stands under them. */
  emptyColumn: RegExp
  /** Column headings that are part of the name in their cells: "Basic" under "Plan". */
  rowNoun: RegExp
  /** The name with its column heading: "Basic plan". */
  named: (heading: string, name: string) => string
  /** Whether ordinary nouns are written small inside a sentence. */
  smallNouns: boolean
  /** How a text speaks of the organization without its name. */
  company: RegExp
  /** How the organization speaks of itself. */
  we: string
  step: string
  yes: string
  no: string
}

export interface InstructionSubject {
  names: ReadonlySet<string>
  topic?: FactTopic
  universal?: UniversalKind
}

/** The pattern's groups name what the instruction is about: about, except, tier, topic, from, to. */
export interface InstructionForm {
  kind: 'leave_out' | 'only' | 'tier' | 'topic' | 'name'
  pattern: RegExp
}

export type UniversalKind = 'identity' | 'offer' | 'place' | 'hours' | 'contact' | 'languages'
