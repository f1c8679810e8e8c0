import { reduce } from './reduce.ts'
import { type Action, initialState, type State } from './state.ts'

/** Holds the state. Whoever has left changes nothing any more, whatever is still under way. */
export class Store {
  state: State = initialState
  readonly #changed: (before: State) => void
  readonly #signal: AbortSignal

  constructor(changed: (before: State) => void, signal: AbortSignal) {
    this.#changed = changed
    this.#signal = signal
  }

  dispatch(action: Action) {
    // Answers may still arrive after the widget has been removed.
    if (this.#signal.aborted) return
    const before = this.state
    this.state = reduce(before, action)
    this.#changed(before)
  }
}
