import type { FlowProposal } from './use_generations.ts'

/** A proposed question to visitors, as a form has it: its title and its answers, one to a line. */
export type SlotEdit = FlowProposal['edits'][number]

type Body = Record<string, unknown>

const recordOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, string>)
    : {}
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export const titleOf = ({ body }: SlotEdit): string =>
  typeof body?.title === 'string' ? body.title : String(body?.key ?? '').replaceAll('_', ' ')

/** The answers as visitors read them. */
export function labelsOf({ body }: SlotEdit): string[] {
  const labels = recordOf(body?.enum_labels)
  return listOf(body?.enum_values).map((value) => labels[value] ?? value.replaceAll('_', ' '))
}

/** The edit with other answers. One that keeps its words keeps its value; a new one gets a value of its own. */
export function withAnswers(edit: SlotEdit, title: string, answers: readonly string[]): SlotEdit {
  const before = edit.body ?? {}
  const values = listOf(before.enum_values)
  const labels = labelsOf(edit)
  const named = new Map<string, string>()
  for (const label of new Set(answers)) {
    const value = values[labels.indexOf(label)]
    if (value !== undefined) named.set(value, label)
  }
  for (const label of new Set(answers))
    if (!labels.includes(label)) named.set(unusedValue(valueFor(label), named), label)
  // In the order in which they were written.
  const written = [...named].sort(([, one], [, other]) => answers.indexOf(one) - answers.indexOf(other))
  const kept = written.map(([value]) => value)
  const body: Body = {
    ...before,
    // Only a title that was changed is sent: an edit of a slot that is there may have none.
    ...(title.trim() !== titleOf(edit) && { title: title.trim() }),
    ...(values.length > 0 && { enum_values: kept, enum_labels: Object.fromEntries(written) }),
    ...('translations' in before && { translations: translationsFor(before.translations, kept) }),
  }
  return { ...edit, body }
}

const valueFor = (label: string) =>
  label
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '') || 'other'

/** Two answers may differ only in what a value cannot hold, such as “C” and “C++”. */
function unusedValue(value: string, taken: ReadonlyMap<string, string>): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? value : `${value}_${count}`
    if (!taken.has(candidate)) return candidate
  }
}

/** Answers that are gone have no words in other languages either. */
function translationsFor(translations: unknown, values: readonly string[]): Body {
  const entries = Object.entries(recordOf(translations)).map(([tag, translation]) => {
    const { enum_labels, ...rest } = translation as unknown as { enum_labels?: unknown }
    const labels = Object.entries(recordOf(enum_labels)).filter(([value]) => values.includes(value))
    return [tag, { ...rest, ...(enum_labels !== undefined && { enum_labels: Object.fromEntries(labels) }) }]
  })
  return Object.fromEntries(entries)
}
