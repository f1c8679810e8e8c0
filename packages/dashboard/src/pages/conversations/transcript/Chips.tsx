import type { Chip, Message } from '@foyer/sdk'
import { Check } from 'lucide-react'
import { chipLabel, selectedChips } from './selected_chips.ts'
import classes from './Transcript.module.css'

/** What the visitor could tap, and what they did tap. */
export function Chips({ chips, answer }: { chips: Chip[]; answer: Message | undefined }) {
  if (chips.length === 0) return null
  const tapped = selectedChips(chips, answer)
  return (
    <ul className={classes.chips} aria-label="Suggested replies">
      {chips.map((chip) => (
        <li key={chipLabel(chip)} className={classes.chip} data-tapped={tapped.has(chip)}>
          {tapped.has(chip) && <Check size={12} aria-label="Tapped:" />}
          {chipLabel(chip)}
        </li>
      ))}
    </ul>
  )
}
