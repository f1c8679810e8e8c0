import type { Chip, Message } from '@foyer/sdk'

export const chipLabel = ({ label, text }: Chip) => label ?? text ?? ''

/**
 * The chips of a message that the next one answers: a tap says what stands on the chip, several taps say it joined by
 * commas.
 */
export function selectedChips(
  chips: readonly Chip[],
  answer: Pick<Message, 'role' | 'text'> | undefined,
): Set<Chip> {
  if (answer?.role !== 'visitor') return new Set()
  const whole = chips.filter((chip) => chipLabel(chip) === answer.text)
  if (whole.length > 0) return new Set(whole)
  const parts = answer.text.split(', ')
  const labels = chips.map(chipLabel)
  return parts.every((part) => labels.includes(part))
    ? new Set(chips.filter((chip) => parts.includes(chipLabel(chip))))
    : new Set()
}
