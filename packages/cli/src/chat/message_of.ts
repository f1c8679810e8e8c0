import type { Message, MessageToSend } from '@foyer/server'

type Chip = Message['chips'][number]

const numbers = /^\d{1,2}(?:[\s,]+\d{1,2})*$/

/** A number taps the choice that has it, several tap several of one slot; everything else is said. */
export function messageOf(line: string, chips: readonly Chip[]): MessageToSend {
  const said = { text: line }
  if (!numbers.test(line)) return said
  const tapped = line.split(/[\s,]+/).map((number) => chips[Number(number) - 1])
  const [first] = tapped
  if (first && 'text' in first && tapped.length === 1) return { text: first.text }
  const answers = tapped.flatMap((chip) => (chip && 'slot' in chip ? [chip] : []))
  const slot = answers[0]?.slot
  const isOneSlot = slot !== undefined && answers.every((answer) => answer.slot === slot)
  if (!isOneSlot || answers.length < tapped.length) return said
  return { chip: { slot, values: [...new Set(answers.map(({ value }) => value))] } }
}
