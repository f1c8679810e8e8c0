import { referencePattern } from '../prompts/references.ts'

/** What stands for a reference: words, or a list of them. */
export type FillValue = string | readonly string[]
export type FillValues = Readonly<Record<string, FillValue>>

/** Mark the places where something was put, and where there was nothing to put, for `without_empty.ts`. */
export const filledMark = '\u0001'
export const emptyMark = '\u0002'

/** A template can name the longest value thousands of times: past this, nothing more is put in. */
const longest = 300_000

/**
 * Puts values in the place of references, in one pass: what was put is never read again. `inPlace` writes a value for
 * the place where it goes, given the template since the place before.
 */
export function fill(
  body: string,
  values: FillValues,
  inPlace: (value: FillValue, before: string) => string,
): string {
  const parts: string[] = []
  let [end, length] = [0, 0]
  const template = body.replaceAll(filledMark, '').replaceAll(emptyMark, '')
  for (const { 0: match, 1: name = '', index } of template.matchAll(referencePattern)) {
    const before = template.slice(end, index)
    const value = Object.hasOwn(values, name.trim()) ? values[name.trim()]! : ''
    const written = inPlace(value, before)
    const put = length + written.length > longest ? '' : written
    parts.push(before, put === '' ? emptyMark : `${filledMark}${put}`)
    length += put.length
    end = index + match.length
  }
  return [...parts, template.slice(end)].join('')
}

export const itemsOf = (value: FillValue): readonly string[] => (typeof value === 'string' ? [value] : value)
