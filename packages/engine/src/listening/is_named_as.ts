import type { SlotDefinition } from '../flow/definition.ts'
import { wordsOf } from '../knowledge/search/words.ts'
import { packs } from './language/index.ts'

/** Whether a slot in own words is called one of these, by its key or its title. */
export const isNamedAs = (
  { key, title, data_type }: SlotDefinition,
  as: 'requests' | 'goals' | 'notes' | 'messages' | 'situations',
): boolean =>
  data_type === 'string' &&
  packs.some(({ answers }) =>
    wordsOf(`${key} ${title ?? ''}`.replaceAll('_', ' ')).some((word) => answers[as].has(word)),
  )
