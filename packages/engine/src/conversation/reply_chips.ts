import type { CompiledFlow, PromptedPhase } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { chipsOf } from '../slots/chips.ts'
import { hasTool } from './capturable_slots.ts'
import { messageWord, noneWord, skipWord, yesAndNo } from './chip_words.ts'
import { type CitedPassage, nearestOf, type PlanItem, type ReplyChip, type ReplyPlan } from './plan.ts'

/** One-tap answers to what the reply asks: the configured options, and the choices that the agent names itself (§2.2). */
export function replyChips(
  flow: CompiledFlow,
  phase: PromptedPhase,
  plan: ReplyPlan,
  locale: string,
): ReplyChip[] {
  if (!hasTool(phase, 'suggest_replies')) return []
  const choosing = plan.find((item) => item.act === 'choose')
  if (choosing) return [...labelsOf(choosing.passages), { text: noneWord(locale) }]
  const nearest = nearestOf(plan)
  if (nearest.length > 0) return labelsOf(nearest)
  if (plan.some(({ act }) => act === 'offer_message')) return [{ text: messageWord(locale) }]
  const asking = plan.find(({ act }) => act === 'ask' || act === 'clarify')
  if (asking?.act !== 'ask' && asking?.act !== 'clarify') return []
  const slot = flow.phases.flatMap(({ slots }) => slots).find(({ key }) => key === asking.slot)
  if (!slot) return []
  return [...optionsOf(slot, asking, locale), ...skipOf(asking, locale)]
}

const labelsOf = (passages: readonly CitedPassage[]) => passages.map(({ label }) => ({ text: label }))

function optionsOf(slot: SlotDefinition, asking: PlanItem, locale: string): ReplyChip[] {
  if (slot.data_type === 'boolean') {
    const [yes, no] = yesAndNo(locale)
    return [
      { slot: slot.key, value: 'true', label: yes },
      { slot: slot.key, value: 'false', label: no },
    ]
  }
  const options = asking.act === 'clarify' ? asking.options : null
  const configured = chipsOf(slot, locale)
  if (configured.length === 0) return (options ?? []).map((text) => ({ text }))
  return configured
    .filter(({ value }) => options === null || options.length === 0 || options.includes(value))
    .map(({ value, label }) => ({ slot: slot.key, value, label, ...together(slot) }))
}

const together = ({ data_type }: SlotDefinition) =>
  data_type === 'multi_enum' && ({ multiple: true } as const)

const skipOf = (asking: PlanItem, locale: string): ReplyChip[] =>
  asking.act === 'ask' && asking.skippable ? [{ text: skipWord(locale) }] : []
