import type { CallLimits } from '../call.ts'

/** How long the calls of one reply may take, and how much they may say. */
export interface ReplyLimits {
  reply: CallLimits & { firstPieceSeconds: number }
  /** Null where no second call verifies: then the builtin check stands in. */
  verify: CallLimits | null
}
