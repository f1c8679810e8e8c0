import { yesAndNo } from '../conversation/chip_words.ts'
import type { ReplyChip } from '../conversation/plan.ts'
import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { chipsOf } from '../slots/chips.ts'
import type { DraftChips } from './draft.ts'

/** The buttons under a reply. */
export function replyChips(flow: CompiledFlow, chips: DraftChips | null, locale: string): ReplyChip[] {
  if (chips === null) return []
  if ('replies' in chips) return chips.replies.map((text) => ({ text }))
  const slot = flow.phases.flatMap(({ slots }) => slots).find(({ key }) => key === chips.slot)
  return slot ? optionsOf(slot, locale) : []
}

function optionsOf(slot: SlotDefinition, locale: string): ReplyChip[] {
  const { key, data_type } = slot
  const [yes, no] = yesAndNo(locale)
  const options =
    data_type === 'boolean'
      ? [
          { value: 'true', label: yes },
          { value: 'false', label: no },
        ]
      : chipsOf(slot, locale)
  const together = data_type === 'multi_enum' && ({ multiple: true } as const)
  return options.map(({ value, label }) => ({ slot: key, value, label, ...together }))
}
