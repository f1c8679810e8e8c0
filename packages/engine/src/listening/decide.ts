import { isChoice, type SlotDefinition } from '../flow/definition.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import type { Mention } from './mentions/mention.ts'

/** What all mentions of one slot come to. */
export interface Decision {
  value: SlotValue | null
  /** Where nothing is decided: the values that it may be. */
  options: readonly string[]
  mentions: readonly Mention[]
}

/** A mention that is less sure than another by this much is a slip. */
const margin = 0.2

/** Of one slot. `takesBack` tells whether the words between two mentions withdraw the first. */
export function decide(
  slot: SlotDefinition,
  mentions: readonly Mention[],
  takesBack: (one: Mention, other: Mention) => boolean,
): Decision | null {
  const said = mentions.filter(({ isNegated }) => !isNegated).sort((one, other) => one.first - other.first)
  if (said.length === 0) return null
  if (slot.data_type === 'multi_enum') return several(said)
  const best = Math.max(...said.map(({ score }) => score))
  const strong = said.filter(({ score }) => score >= best - margin)
  const last = strong.reduce((one, other) => (takesBack(one, other) || isSame(one, other) ? other : one))
  const rivals = strong.filter((mention) => !isSame(mention, last) && !takesBack(mention, last))
  if (rivals.length > 0 && isChoice(slot.data_type))
    return { value: null, options: optionsOf(slot, [last, ...rivals]), mentions: [last, ...rivals] }
  const [value, ...others] = last.values
  if (value === undefined) return { value: null, options: slot.enum_values ?? [], mentions: [last] }
  if (others.length > 0 && isChoice(slot.data_type))
    return { value: null, options: optionsOf(slot, [last]), mentions: [last] }
  return { value, options: [], mentions: [last] }
}

const isSame = (one: Mention, other: Mention) => one.values.join() === other.values.join()
const isText = (value: SlotValue): value is string => typeof value === 'string'
const textsOf = (mentions: readonly Mention[]) => [
  ...new Set(mentions.flatMap(({ values }) => values.filter(isText))),
]

/** In the owner's order, as they are put up for choice. */
const optionsOf = ({ enum_values }: SlotDefinition, mentions: readonly Mention[]) => {
  const named = textsOf(mentions)
  return (enum_values ?? []).filter((value) => named.includes(value))
}

function several(said: readonly Mention[]): Decision {
  return { value: textsOf(said), options: [], mentions: said }
}
