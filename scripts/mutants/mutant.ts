/** A guard or a rule switched off: `find`, which stands exactly once in `file`, gives way to `replace`. */
export interface Mutant {
  name: string
  /** From the repository's root, as are `tests`. */
  file: string
  find: string
  replace: string
  /** Globs of the tests of which one must fail. */
  tests: string[]
}

/** The guard, the text that makes it one, and what stands there when it is off. */
export type Guard = [name: string, find: string, replace: string]

/** The guards of one file, watched over by the same tests. */
export function guardsOf(file: string, tests: string[], guards: Guard[]): Mutant[] {
  return guards.map(([name, find, replace]) => ({ name, file, find, replace, tests }))
}

/** The text with the mutant in it, or why it cannot be made: then the list and the code have grown apart. */
export function mutate(text: string, { file, find, replace }: Omit<Mutant, 'name' | 'tests'>): string {
  const parts = text.split(find)
  if (parts.length === 2) return parts.join(replace)
  const times = parts.length === 1 ? 'nowhere' : `${parts.length - 1} times`
  throw new Error(`${file} has this ${times}, and must have it exactly once:\n${find}`)
}
