import type { Flow, FlowDiff } from '@foyer/sdk'
import { fieldWords, kindWords, toolWords, typeWords } from '../flow_words.ts'

/** One change, as people read it. */
export interface ChangeLine {
  key: string
  /** The phase, and the question in it: "Budget › Amount". */
  where: string
  /** What happened to the whole, or the label of the field. */
  what: string
  before?: string
  after?: string
}

type Change = FlowDiff['changes'][number]

/** The changes between two versions, in the words of the board. `flow` gives the titles. */
export function changeLines(changes: readonly Change[], flow: Flow): ChangeLine[] {
  return changes.flatMap((change) => lineOf(change, flow))
}

function lineOf({ path, change, before, after }: Change, flow: Flow): ChangeLine[] {
  const [, phaseKey, slotKey, field] = /^phases\.([^.]+)(?:\.slots\.([^.]+))?(?:\.([^.]+))?$/.exec(path) ?? []
  if (phaseKey === undefined) return [fieldLine(path, 'Flow settings', path, before, after)]
  const phase = flow.phases.find(({ key }) => key === phaseKey)
  const slot = phase?.slots.find(({ key }) => key === slotKey)
  const whole = Object(after ?? before)
  const phaseTitle = phase?.title ?? (slotKey === undefined && titleIn(whole)) ?? phaseKey
  const noun = slotKey === undefined ? 'Phase' : 'Question'
  const where =
    slotKey === undefined
      ? String(phaseTitle || phaseKey)
      : `${phaseTitle || phaseKey} › ${slot?.title ?? (titleIn(whole) || slotKey)}`
  if (field === undefined) return [{ key: path, where, what: `${noun} ${change}` }]
  if (field === 'archived') return [{ key: path, where, what: `${noun} ${after ? 'archived' : 'restored'}` }]
  if (field === 'position' && phase?.kind === 'terminal') return []
  if (field === 'position') return [{ key: path, where, what: `Moved from position ${before} to ${after}` }]
  return [fieldLine(path, where, field, before, after)]
}

const titleIn = (whole: { title?: unknown }) => (typeof whole.title === 'string' ? whole.title : '')

const fieldLine = (
  key: string,
  where: string,
  field: string,
  before: unknown,
  after: unknown,
): ChangeLine => ({
  key,
  where,
  what: fieldWords[field] ?? field,
  before: valueText(field, before),
  after: valueText(field, after),
})

function valueText(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return field === 'idle_minutes' ? 'Never' : ''
  if (field === 'idle_minutes') return `${value} minutes`
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((each) => wordFor(field, each)).join(', ')
  if (typeof value === 'object') return objectText(value)
  return wordFor(field, value)
}

function wordFor(field: string, value: unknown): string {
  const word = String(value)
  const words: Record<string, string> =
    field === 'tools'
      ? Object.fromEntries(Object.entries(toolWords).map(([name, { label }]) => [name, label]))
      : field === 'kind'
        ? Object.fromEntries(Object.entries(kindWords).map(([name, { label }]) => [name, label]))
        : field === 'data_type'
          ? typeWords
          : {}
  return words[word] ?? word
}

/** Labels and translations, one after the other: "de: Budget; fr: Budget". */
function objectText(value: object): string {
  return Object.entries(value)
    .map(([name, inside]) => {
      const label =
        fieldWords[name] ?? (name in toolWords ? toolWords[name as keyof typeof toolWords].label : name)
      return typeof inside === 'object' && inside !== null
        ? `${label} (${objectText(inside)})`
        : `${label}: ${String(inside)}`
    })
    .join('; ')
}
