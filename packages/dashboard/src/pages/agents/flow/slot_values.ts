import type { CreateSlotBody, InformationSlot, UpdateSlotBody } from '@foyer/sdk'
import { changedFields } from '../../../parts/changed_fields.ts'

export type SlotType = InformationSlot['data_type']

/** One answer to choose from: how it is kept, and what visitors see. */
export interface Choice {
  value: string
  label: string
}

/** A question as its form has it. */
export interface SlotValues {
  title: string
  key: string
  data_type: SlotType
  required: boolean
  description: string
  choices: Choice[]
  translations: InformationSlot['translations']
  /** The phase that asks it. */
  state_id: number
}

export const emptySlot = (state_id: number): SlotValues => ({
  title: '',
  key: '',
  data_type: 'string',
  required: false,
  description: '',
  choices: [],
  translations: {},
  state_id,
})

export const slotValuesOf = (slot: InformationSlot, state_id: number): SlotValues => ({
  title: slot.title ?? '',
  key: slot.key,
  data_type: slot.data_type,
  required: slot.required,
  description: slot.description ?? '',
  choices: (slot.enum_values ?? []).map((value) => ({ value, label: slot.enum_labels[value] ?? '' })),
  translations: slot.translations,
  state_id,
})

export const hasChoices = (type: SlotType) => type === 'enum' || type === 'band' || type === 'multi_enum'

/** Only what was changed. The choices of another type go with the type. */
export function slotChanges(before: SlotValues, after: SlotValues): UpdateSlotBody {
  return {
    ...changedFields(slotFields(before), slotFields(after)),
    ...(after.state_id !== before.state_id && { state_id: after.state_id }),
  }
}

export function newSlotBody(values: SlotValues): CreateSlotBody {
  const { key, ...fields } = slotFields(values)
  return { ...fields, key: key || keyOf(values.title) }
}

function slotFields({ title, key, data_type, required, description, choices, translations }: SlotValues) {
  const offered = hasChoices(data_type) ? choices.filter(({ value }) => value.trim() !== '') : []
  const values = offered.map(({ value }) => value.trim())
  const labels = offered.flatMap(({ value, label }) =>
    label.trim() === '' ? [] : [[value.trim(), label.trim()] as const],
  )
  return {
    title: title.trim() || null,
    key: key.trim(),
    data_type,
    required,
    description: description.trim() || null,
    enum_values: values.length > 0 ? values : null,
    enum_labels: Object.fromEntries(labels),
    translations: translationsFor(values, translations),
  }
}

/** Without empty words, and without labels of values that are gone. */
function translationsFor(values: string[], translations: SlotValues['translations']) {
  const kept = Object.entries(translations).flatMap(([language, { title, enum_labels = {} }]) => {
    const labels = Object.entries(enum_labels).filter(
      ([value, label]) => values.includes(value) && label.trim(),
    )
    const words = {
      ...(title?.trim() && { title: title.trim() }),
      ...(labels.length > 0 && { enum_labels: Object.fromEntries(labels) }),
    }
    return Object.keys(words).length > 0 ? [[language, words] as const] : []
  })
  return Object.fromEntries(kept)
}

/** A name for programs, from the words for people: “Team size” is `team_size`. */
export const keyOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+|_+$/g, '')
    .slice(0, 40)
