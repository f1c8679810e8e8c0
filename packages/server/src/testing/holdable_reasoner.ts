import { createBuiltinReasoner } from '../reasoning/reasoner/builtin.ts'
import type { Reasoner, Reasoners } from '../reasoning/reasoner/port.ts'

/** A moment at which somebody thinks about a message, for as long as a test wants. */
export interface HeldThought {
  /** It has come to this, and waits. */
  reached: Promise<void>
  release(): void
  /** Has it fail instead. */
  fail(): void
}

/** Thinks as the builtin reasoner does, as fast as a test lets it: a model that takes long, without the waiting. */
export interface HoldableReasoner {
  reasoners: Reasoners
  /** The next message that is read is held; called again, the one after it. */
  hold(): HeldThought
}

export function holdableReasoner(changes: Partial<Reasoner> = {}): HoldableReasoner {
  const builtin = createBuiltinReasoner()
  const holds: { arrive(): void; released: Promise<void> }[] = []
  const reasoner: Reasoner = {
    ...builtin,
    async read(talk, input, signal) {
      const held = holds.shift()
      held?.arrive()
      await held?.released
      return builtin.read(talk, input, signal)
    },
    ...changes,
  }
  return {
    reasoners: { of: async () => reasoner },
    hold() {
      const { promise: reached, resolve: arrive } = Promise.withResolvers<void>()
      const { promise: released, resolve: release, reject } = Promise.withResolvers<void>()
      // Where nobody comes to hear of it, it has not failed.
      released.catch(() => {})
      holds.push({ arrive, released })
      return { reached, release, fail: () => reject(new Error('told to fail')) }
    },
  }
}
