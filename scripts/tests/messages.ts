/** What the runner and its workers tell each other. */

export interface Order {
  file: string
}

export type Report =
  | { type: 'passed' }
  | { type: 'skipped'; name: string }
  | { type: 'failed'; name: string; error: string }
  /** Everything that was ordered has run. */
  | { type: 'idle' }

/** The name of the test that a worker runs while it waits. */
export const pause = 'waits for the next file'
