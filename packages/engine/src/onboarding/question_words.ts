/** What it takes to find and to ask questions in a language, as data of one shape. */
export interface QuestionWords {
  /** How a question of a visitor begins. */
  opening: RegExp
  /** A site that asks its visitors: "Ready to start?", "Do you need help?" */
  addressing: RegExp
  /** Speaks for the organization: outside of a list of questions, such a heading is about itself. */
  speaker: RegExp
  /** A heading over a list of questions. */
  questionList: RegExp
  /** "How to book" and what it asks, where the words need not change for that. */
  manner?: { pattern: RegExp; question: (rest: string) => string }
  /** Headings that stand on every site and lead nowhere. */
  emptyHeading: RegExp
  priceOf: (service: string) => string
  contentsOf: (service: string) => string
  usual: readonly UsualQuestion[]
}

/** What visitors of nearly every organization ask. */
export interface UsualQuestion {
  question: string
  /** What else is asked with other words, and the headings that it stands under. */
  about: RegExp
  /** Asked of every organization; the others only where a heading is about it. */
  always?: true
}
