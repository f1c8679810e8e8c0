import type { SlotDataType } from '@foyer/contract/vocabulary'
import { isChoice, type SlotDefinition, type SlotTranslation } from '../definition.ts'

/** The part of a slot that says what can be picked and how it is shown. */
type Choices = Pick<SlotDefinition, 'data_type' | 'enum_values' | 'enum_labels' | 'translations'>

export interface ChoicesEdit {
  data_type?: SlotDataType
  enum_values?: string[] | null
  enum_labels?: Record<string, string>
  translations?: Record<string, SlotTranslation>
}

/**
 * Removing a value, or leaving the choice types, drops the words for it in the same edit. Words that the edit
 * itself names are taken as given: the compiler judges them.
 */
export function editChoices(slot: Choices, edit: ChoicesEdit): Choices {
  const data_type = edit.data_type ?? slot.data_type
  const leaves = isChoice(slot.data_type) && !isChoice(data_type)
  const inherited = leaves ? null : slot.enum_values
  const enum_values = edit.enum_values === undefined ? inherited : edit.enum_values
  const remaining = leaves ? [] : (enum_values ?? [])
  const gone = new Set((slot.enum_values ?? []).filter((value) => !remaining.includes(value)))
  return {
    data_type,
    enum_values,
    enum_labels: edit.enum_labels ?? without(slot.enum_labels, gone),
    translations: edit.translations ?? translationsWithout(slot.translations, gone),
  }
}

function without(labels: Record<string, string>, gone: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).filter(([value]) => !gone.has(value)))
}

/** A locale that has nothing left to say is dropped with its last label. */
function translationsWithout(
  translations: Record<string, SlotTranslation>,
  gone: ReadonlySet<string>,
): Record<string, SlotTranslation> {
  const entries = Object.entries(translations).flatMap(
    ([locale, translation]): [string, SlotTranslation][] => {
      const { enum_labels: labels, ...rest } = translation
      if (!labels || !Object.keys(labels).some((value) => gone.has(value))) return [[locale, translation]]
      const enum_labels = without(labels, gone)
      if (Object.keys(enum_labels).length > 0) return [[locale, { ...rest, enum_labels }]]
      return rest.title === undefined ? [] : [[locale, rest]]
    },
  )
  return Object.fromEntries(entries)
}
