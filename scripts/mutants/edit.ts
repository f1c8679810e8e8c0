/** A change of a text: what stands from `start` up to `end` gives way to `replace`. */
export interface Edit {
  start: number
  end: number
  replace: string
}

export function applyEdit(text: string, { start, end, replace }: Edit): string {
  return text.slice(0, start) + replace + text.slice(end)
}

/** A guard or a rule switched off. */
export interface Mutant extends Edit {
  name: string
  /** From the repository's root, as are `tests`. */
  file: string
  /** The tests of which one must fail: those of a later group run only when an earlier one noticed nothing. */
  tests: string[][]
}
