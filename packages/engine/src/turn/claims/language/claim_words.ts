/** What claims are made of in a language. */
export interface ClaimWords {
  /** What makes a sentence say that something is not so: a piece of a regular expression. */
  without: string
  /** On such a day nothing is open. */
  closed: string
  /** What makes a percentage come on top of an amount. */
  onTop: string
  /** What makes an amount come to another one. */
  adding: string
  /** What is over by a day: "we're back on the 3rd". */
  again: string
  /** What compares two ways to pay. */
  saving: string
  monthEnd: string
  /** What a clause says was done, or promises. */
  actionsIn(clause: Clause): StatedAction[]
  /** It makes a promise an offer, and a deed one that is still to come: "if", "sobald". */
  condition: RegExp
  /** At the beginning of a clause, the other half of an offer: "give me your number, and …". */
  request: RegExp
  /** Leads on from a sentence before: "Then I'll …". */
  consequence: RegExp
  /** What is sent: it has to be the same as what the organization says that it sends. */
  messages: RegExp
  /** Words for the same doing: what is promised, and what the organization says that it does. */
  doings: readonly RegExp[]
}

/** A part of a sentence up to a comma or the like. */
export interface Clause {
  text: string
  from: number
  to: number
  words: readonly ClauseWord[]
  isFirst: boolean
}

interface ClauseWord {
  /** In small letters; "I've" is two: `i` and `'ve`. */
  lower: string
  isLarge: boolean
  from: number
  to: number
}

/** Which tools make a claim true: `actions/claimed_actions.ts`. */
export type ActionKind = 'note' | 'pass' | 'contact' | 'document' | 'deed'

export interface StatedAction {
  kind: ActionKind
  /** `done` says that it happened, `promise` that it will. */
  tense: 'done' | 'promise'
  /** Said of the agent itself. What others do may be what the organization does for everybody. */
  isOwn: boolean
  /** Where the claim begins and ends in the sentence. */
  from: number
  to: number
}

/** A way to say that something is done. */
export interface ActionVerb {
  kind: ActionKind
  /** What the rest of the clause has to look like, or the whole clause where the verb comes last. */
  where?: RegExp
}

/** The first entry that fits the rest of the clause. */
export const verbFor = (entries: readonly ActionVerb[] | undefined, rest: string): ActionVerb | null =>
  entries?.find(({ where }) => where === undefined || where.test(rest)) ?? null
