/** One figure: what was expected, what was found, and how that is graded. */
export interface Graded {
  what: string
  grade: 'right' | 'wrong' | 'missing'
  expected: unknown
  found: unknown
}

/** Nothing found is missing, and right where nothing is to be found. */
export function graded<Found>(
  what: string,
  expected: unknown,
  found: Found | undefined,
  isRight: (found: Found) => boolean,
): Graded {
  const grade =
    expected === null
      ? found === undefined
        ? 'right'
        : 'wrong'
      : found === undefined
        ? 'missing'
        : isRight(found)
          ? 'right'
          : 'wrong'
  return { what, grade, expected, found }
}

export const countOf = (grades: readonly Graded[]) => ({
  right: grades.filter(({ grade }) => grade === 'right').length,
  wrong: grades.filter(({ grade }) => grade === 'wrong').length,
  missing: grades.filter(({ grade }) => grade === 'missing').length,
})

/** `en-GB` is English. */
export const languageOf = (tag: string) => tag.split('-')[0]!

/** Patterns of the truth are read as people read: no matter the case. */
export const fits = (pattern: string, text: string) => new RegExp(pattern, 'iu').test(text)
