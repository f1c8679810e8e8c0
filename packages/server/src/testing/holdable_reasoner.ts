import type { Responder, ResponderEvent } from '@foyer/engine'
import { noUsage } from '@foyer/engine/testing/scripted_responder'
import type { Reasoner, Reasoners } from '../reasoning/reasoner/port.ts'
import { modelOf, reasonersWith } from './turn_model.ts'

/** A moment at which somebody thinks about a message, for as long as a test wants. */
export interface HeldThought {
  /** It has come to this, and waits. */
  reached: Promise<void>
  release(): void
  /** Has it fail instead. */
  fail(): void
}

/** A model that says the same whatever it is asked, as fast as a test lets it: one that takes long, without the waiting. */
export interface HoldableReasoner {
  reasoners: Reasoners
  /** The next message that is thought about is held; called again, the one after it. */
  hold(): HeldThought
}

/** What it says. */
export const heldReply = 'That sounds good.'

export function holdableReasoner(changes: Partial<Reasoner> = {}): HoldableReasoner {
  const holds: { arrive(): void; released: Promise<'release' | 'fail'> }[] = []
  const responder: Responder = {
    async *respond(): AsyncGenerator<ResponderEvent> {
      const held = holds.shift()
      held?.arrive()
      if ((await held?.released) === 'fail')
        return yield { type: 'failure', failure: { reason: 'broken', message: 'Told to fail.' }, usage }
      yield { type: 'text', text: heldReply }
      yield { type: 'end', because: 'complete', usage }
    },
  }
  return {
    reasoners: reasonersWith(modelOf(responder), changes),
    hold() {
      const { promise: reached, resolve: arrive } = Promise.withResolvers<void>()
      const { promise: released, resolve } = Promise.withResolvers<'release' | 'fail'>()
      holds.push({ arrive, released })
      return { reached, release: () => resolve('release'), fail: () => resolve('fail') }
    },
  }
}

const usage = { ...noUsage, model: 'held' }
