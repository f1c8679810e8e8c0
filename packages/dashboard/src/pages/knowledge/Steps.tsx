import { VisuallyHidden } from '@mantine/core'
import { CircleCheck, CircleDashed, CircleX, LoaderCircle } from 'lucide-react'
import classes from './Steps.module.css'

export type StepState = 'done' | 'now' | 'next' | 'failed'

const icons = { done: CircleCheck, now: LoaderCircle, next: CircleDashed, failed: CircleX }
const spoken = { done: 'done', now: 'in progress', next: 'not started', failed: 'failed' }

/** What happens by itself, one after the other. */
export function Steps({ label, steps }: { label: string; steps: { words: string; state: StepState }[] }) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map(({ words, state }) => {
        const Icon = icons[state]
        return (
          <li key={words} className={classes.step} data-state={state}>
            <Icon size={16} aria-hidden />
            {words}
            <VisuallyHidden>, {spoken[state]}</VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}
