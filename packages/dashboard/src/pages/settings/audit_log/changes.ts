import { absoluteTime } from '../../../parts/relative_time.ts'

/** What became different, field by field, in words. */

export interface FieldChange {
  /** "Default locale", or "Profile › Phone". */
  label: string
  /** Undefined where there was nothing. */
  before: string | undefined
  after: string | undefined
}

type Fields = Record<string, unknown>

/** They are the same before and after, or say nothing to people. */
const leftOut = ['object', 'id', 'created_at']

export function changesOf(before: Fields | null, after: Fields | null, under = ''): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter((name) => under !== '' || !leftOut.includes(name))
    .flatMap((name) => {
      const [old, now] = [before?.[name], after?.[name]]
      if (JSON.stringify(old) === JSON.stringify(now)) return []
      const label = `${under}${labelOf(name)}`
      if (isFields(old) && isFields(now)) return changesOf(old, now, `${label} › `)
      return [{ label, before: inWords(old), after: inWords(now) }]
    })
    .filter(({ before, after }) => before !== after)
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function inWords(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return value.toLocaleString('en')
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? absoluteTime(new Date(value)) : value
  if (Array.isArray(value)) {
    const items = value.map((item) => inWords(item)).filter((item) => item !== undefined)
    return items.length > 0 ? items.join(value.some(isFields) ? '\n' : ', ') : undefined
  }
  const parts = Object.entries(value).map(([name, part]) => [labelOf(name), inWords(part)])
  const told = parts.filter(([, part]) => part !== undefined)
  return told.length > 0 ? told.map((part) => part.join(': ')).join('; ') : undefined
}
