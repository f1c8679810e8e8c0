import { Text } from '@mantine/core'
import { CircleCheck, CircleDashed } from 'lucide-react'
import classes from './PhaseSlots.module.css'

interface SlotLineProps {
  title: string
  required: boolean
  answer: string | undefined
}

export function SlotLine({ title, required, answer }: SlotLineProps) {
  const known = answer !== undefined
  const Icon = known ? CircleCheck : CircleDashed
  return (
    <li className={classes.line}>
      <Icon size={14} aria-hidden className={classes.icon} data-known={known} />
      <span>{title}</span>
      {known ? (
        <Text size="sm" lineClamp={3} className={classes.answer}>
          {answer}
        </Text>
      ) : (
        <span className={classes.missing}>{required ? 'Not answered (required)' : 'Not answered'}</span>
      )}
    </li>
  )
}
