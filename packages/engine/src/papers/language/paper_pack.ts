import type { FitKind } from '@foyer/contract/vocabulary'

/** What writing papers takes of a language, as data of one shape. `{name}` is put in. */
export interface PaperPack {
  quotes: readonly [open: string, close: string]
  /** Instead of quotation marks inside of a quotation. */
  innerQuote: string
  yes: string
  no: string
  brief: {
    somebody: string
    /** {who}, {agent}, {what} */
    wants: string
    /** {who}, {agent} */
    talked: string
    personWanted: string
    certain: string
    /** {quote} */
    earlier: string
    fit: string
    fits: Record<FitKind | 'unknown', string>
    speaksFor: string
    speaksAgainst: string
    undecided: string
    /** {criterion} */
    notTheCase: string
    gaps: string
    open: string
    /** {slot} */
    nextQuestion: string
  }
  recap: {
    /** {agent}, {organization}; with {name} where it is known. */
    understood: string
    understoodNamed: string
    /** Where there is no answer. */
    nothing: string
    open: string
    more: string
    correct: string
  }
  deliverable: { title: string; answers: string; open: string }
}
