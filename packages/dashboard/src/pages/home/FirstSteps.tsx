import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useDisabledReason } from '../../api/organization.tsx'
import { Section } from '../../parts/Section.tsx'
import classes from './HomePage.module.css'
import type { SetupStep } from './setup_steps.ts'

/** From nothing to an agent on one's own site, in four steps. Gone when all are done, and for who may take none. */
export function FirstSteps({ steps }: { steps: SetupStep[] }) {
  const mayWrite = useDisabledReason('write') === null
  if (!mayWrite || steps.every(({ done }) => done)) return null
  const next = steps.find(({ done }) => !done)
  return (
    <Section title="First steps" description="Four steps from here to an agent on your site.">
      <ol className={classes.steps}>
        {steps.map((step, at) => (
          <li key={step.title} className={classes.step} data-done={step.done}>
            <span className={classes.number}>
              {step.done ? <Check size={16} aria-label="Done" /> : at + 1}
            </span>
            <div>
              <Text fw={500}>{step.title}</Text>
              <Text size="sm" c="dimmed">
                {step.why}
              </Text>
            </div>
            {!step.done && step.link && (
              <Button
                variant={step === next ? 'filled' : 'default'}
                size="xs"
                renderRoot={(props) => <Link {...props} {...step.link} />}
              >
                {step.action}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
