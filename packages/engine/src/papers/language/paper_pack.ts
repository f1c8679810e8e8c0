import type { FitKind, PricingUnit } from '@foyer/contract/vocabulary'

/** What writing papers takes of a language, as data of one shape. `{name}` is put in. */
export interface PaperPack {
  language: string
  quotes: readonly [open: string, close: string]
  /** Instead of quotation marks inside of a quotation. */
  innerQuotes: readonly [open: string, close: string]
  /** Said about the conversation, in folded words: "what do you mean", "as I said". */
  aside: RegExp
  /** Folded words that tell nothing beside what a brief shows: "my number is", "that is wrong". */
  untelling: ReadonlySet<string>
  /** Folded words that a statement may open with and that are left out of it. */
  openings: ReadonlySet<string>
  yes: string
  no: string
  /** {day}, {month}, {year} */
  date: string
  months: readonly string[]
  service: {
    /** {price} */
    prices: Record<PricingUnit, string>
    /** {duration} */
    duration: string
    /** {deliverables} */
    deliverables: string
  }
  brief: BriefWords
  recap: { polite: RecapWords; familiar: RecapWords }
  deliverable: { title: string; answers: string; services: string; open: string; nothing: string }
  print: PrintWords
}

/** What stands around a document on a page or in a file. */
export interface PrintWords {
  language: string
  /** {page}, {pages} */
  page: string
  download: string
  /** Below a file that shows boxes in the place of letters. */
  unprintable: string
  /** In the place of a document whose link has ended. */
  ended: { title: string; advice: string }
}

interface BriefWords {
  visitor: string
  /** {who}: where nothing is known of what they want. */
  leftEarly: string
  /** {fit} */
  fit: string
  fits: Record<FitKind | 'unknown', string>
  /** {criteria} */
  against: string
  speaksFor: string
  possible: string
  /** {criterion} */
  notTheCase: string
  known: string
  /** {quote} */
  earlier: string
  passedOn: string
  also: string
  gaps: string
  next: string
  /** {contact} */
  personWanted: string
  personWithoutContact: string
  callWanted: string
  contact: string
  noContact: string
  noContactWanted: string
  decline: string
  answerGaps: string
  addKnowledge: string
  /** {services} */
  suggest: string
  /** {items} */
  findOut: string
  /** Statements that nothing was said about. */
  checkWhether: string
  /** {title} */
  document: string
}

/** To the visitor in person: German says "Sie" or "du". */
export interface RecapWords {
  thanks: string
  /** {name} */
  thanksNamed: string
  understood: string
  /** {organization} */
  passedOn: string
  /** {organization}, {contact} */
  passedOnWithContact: string
  /** Between two ways to reach somebody. */
  or: string
  personWanted: string
  /** {question} */
  oneQuestion: string
  questions: string
  leaveContact: string
  more: string
  correct: string
}
