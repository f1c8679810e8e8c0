import type { Said } from '../service/service.ts'
import type { Letter, State } from '../visit/state.ts'
import type { Words } from '../words/index.ts'

/** A piece of the panel: made once, then brought up to date. */
export interface Part {
  node: HTMLElement
  show(state: State): void
}

/** What the visitor can do. */
export interface Deeds {
  open(): void
  close(): void
  begin(): void
  beginAnew(): void
  say(said: Said, text: string): void
  choose(value: string): void
  tryAgain(letter: Letter): void
  discard(letter: Letter): void
  rate(rating: number): void
}

export type Mode = 'bubble' | 'page' | 'inline'

/** What every part may need. */
export interface Setting {
  words: Words
  deeds: Deeds
  mode: Mode
}
