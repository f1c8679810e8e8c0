import { referencePattern } from './references.ts'

/**
 * Puts values in the place of references, in one pass: inserted text is never read again, so a visitor who
 * writes `{{facts}}` gets nothing by it. Unknown references become empty text (§4.2 warned about them).
 */
export function render(body: string, values: Readonly<Record<string, string>>): string {
  return body.replace(referencePattern, (_match, name: string) => {
    const key = name.trim()
    return Object.hasOwn(values, key) ? values[key]! : ''
  })
}
