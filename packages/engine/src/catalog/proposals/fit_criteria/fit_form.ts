import type { FitKind, FitWeight } from '@foyer/contract/vocabulary'
import type { FoundPrice } from '../prices/price.ts'

/** A way in which organizations say whom they serve, and the criterion that it makes. */
export interface FitForm {
  /** Asked of a sentence in plain text. The groups are what the criterion is made of. */
  pattern: RegExp
  kind: FitKind
  weight?: FitWeight
  /** Whether the group `price` starts with an amount of money. */
  isMoney?: true
  /** Undefined where the words turn out to say something else. */
  describe: (said: Said) => string | undefined
}

export interface Said {
  /** A group as it is written. */
  group: (name: string) => string
  price?: FoundPrice
}
