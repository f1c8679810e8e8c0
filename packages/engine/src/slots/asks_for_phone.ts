import type { SlotDefinition } from '../flow/definition.ts'

const telephone = /phone|mobile|\bcell\b|telefon|handy|mobilnummer|rufnummer/i

/** Whether a slot asks for a telephone number, in any of its languages. */
export const asksForPhone = ({ key, title, translations, data_type }: SlotDefinition): boolean =>
  data_type === 'string' &&
  [key.replaceAll('_', ' '), title, ...Object.values(translations).map((words) => words.title)].some((text) =>
    telephone.test(text ?? ''),
  )

/** A way to reach the visitor. */
export const asksForContact = (slot: SlotDefinition): boolean =>
  slot.data_type === 'email' || asksForPhone(slot)
