import { referencePattern } from '../prompts/references.ts'

/** What stands for a reference: words, or a list of them. */
export type Value = string | readonly string[]
export type Values = Readonly<Record<string, Value>>

/** Mark the places where something was put, and where there was nothing to put, for `without_empty.ts`. */
export const filled = '\u0001'
export const empty = '\u0002'

/** A template can name the longest value thousands of times: past this, nothing more is put in. */
const longest = 300_000

/**
 * Puts values in the place of references, in one pass: what was put is never read again. `inPlace` writes a value for
 * the place where it goes, given the template since the place before.
 */
export function fill(
  body: string,
  values: Values,
  inPlace: (value: Value, before: string) => string,
): string {
  const parts: string[] = []
  let [end, length] = [0, 0]
  const template = body.replaceAll(filled, '').replaceAll(empty, '')
  for (const { 0: match, 1: name = '', index } of template.matchAll(referencePattern)) {
    const before = template.slice(end, index)
    // guard: what every object has is no value [Object… -> values[name.trim()] ?? '']
    const value = Object.hasOwn(values, name.trim()) ? values[name.trim()]! : ''
    const written = inPlace(value, before)
    // guard: a paper has a length ['']
    const put = length + written.length > longest ? '' : written
    parts.push(before, put === '' ? empty : `${filled}${put}`)
    length += put.length
    end = index + match.length
  }
  return [...parts, template.slice(end)].join('')
}

export const itemsOf = (value: Value): readonly string[] => (typeof value === 'string' ? [value] : value)
