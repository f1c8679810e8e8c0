import type { Input, operations } from '@foyer/contract'
import { type CompiledFlow, chipLabels, chipValue, isChoice, type SlotDefinition } from '@foyer/engine'
import { refuse } from '../../../platform/index.ts'
import type { TappedChip } from '../repository.ts'

export type MessageBody = Input<typeof operations.sendMessage>['body']

interface SentMessage {
  role: 'visitor' | 'owner'
  text: string
  chip: TappedChip | null
}

/** What is said by what was sent: the text, or what stands on the chip. */
export function messageOf(
  flow: CompiledFlow,
  { locale }: { locale: string },
  sent: MessageBody,
): SentMessage {
  const { text, chip, role = 'visitor' } = sent
  if (chip && text !== undefined)
    throw refuse('parameter_invalid', 'Send text or chip, not both.', { param: 'chip' })
  if (chip && role === 'owner')
    throw refuse('parameter_invalid', 'Chips are for visitors. Send text.', { param: 'chip' })
  if (chip) return { role, text: wordsOf(flow, chip, locale), chip }
  if (text === undefined)
    throw refuse('parameter_missing', 'Send text, or a chip that was tapped.', { param: 'text' })
  return { role, text, chip: null }
}

/** In the conversation's locale, as the visitor saw them. */
function wordsOf(flow: CompiledFlow, { slot: key, values }: TappedChip, locale: string): string {
  const slot = tappableSlots(flow).find((candidate) => candidate.key === key)
  if (!slot)
    throw refuse(
      'parameter_invalid',
      'chip.slot must name a slot of this conversation that has options to tap.',
      {
        param: 'chip.slot',
      },
    )
  const value = chipValue(slot, values)
  if (value === undefined) throw refuseValues(slot, values)
  return chipLabels(slot, value, locale)
}

const tappableSlots = (flow: CompiledFlow): SlotDefinition[] =>
  flow.phases
    .filter(({ tools }) => tools.some(({ name }) => name === 'capture_slots'))
    .flatMap(({ slots }) => slots)
    .filter(({ data_type }) => data_type === 'boolean' || isChoice(data_type))

/** Names the first value that cannot be; where each alone could, there are too many of them. */
function refuseValues(slot: SlotDefinition, values: string[]) {
  const wrong = values.findIndex((value) => chipValue(slot, [value]) === undefined)
  const place = wrong === -1 ? 1 : wrong
  const rule =
    wrong === -1
      ? `is one value too many: ${slot.key} takes only one.`
      : slot.data_type === 'boolean'
        ? 'must be true or false.'
        : `must be a value of ${slot.key}.`
  const param = `chip.values.${place}`
  return refuse('parameter_invalid', `${param} ${rule}`, { param })
}
