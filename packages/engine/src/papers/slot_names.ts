import type { SlotDefinition } from '../flow/definition.ts'

/** What a slot is called, in every language, without what its titles end with. */
export const slotNames = ({ key, title, translations }: SlotDefinition): string[] =>
  [key, title ?? '', ...Object.values(translations).map((each) => each.title ?? '')].map((name) =>
    name.trim().replace(/[?:.*\s]+$/, ''),
  )
