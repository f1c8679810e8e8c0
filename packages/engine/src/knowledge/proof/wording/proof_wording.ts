import type { AnswerType } from '../../answer/answer_types/index.ts'

/** A kind of answer that can be told by its looks. `manner` answers "How do I …?". */
export type ProofType = AnswerType | 'manner'

/** What proving an answer takes of a language. All patterns are asked of lowercase text. */
export interface ProofWording {
  /** Asks for a type, beside what the judgement of answers knows. The first that fits counts. */
  asks: readonly (readonly [ProofType, RegExp])[]
  /** Can be answered with yes or no. */
  asksWhether: RegExp
  /** Words of a question that name the type and not the matter: "cost", "take". */
  typeWords: ReadonlySet<string>
  /** States the type itself, not merely a word for it: "12 euros", and not "fair prices". */
  states: Record<ProofType, RegExp>
  /** How long something has been: it answers neither how long it takes nor when it is. */
  past: RegExp
  /** Opens an answer that leans on its question: "Up to …", "From …", "It …". */
  leaning: RegExp
  /** Opens with a pronoun for the matter. */
  pronoun: RegExp
  /** Says yes or no. What follows is the rest of the statement. */
  polarity: RegExp
  /** A clause with its own subject or verb. */
  clause: RegExp
  /** Speaks of the organization, of the reader, or of what is to be had. */
  ofUs: RegExp
  /** Tells of a question and does not answer it: "Many ask whether …". */
  retold: RegExp
  /** Words that add nothing of their own: units, counts, groups of people. */
  neutral: RegExp
}
