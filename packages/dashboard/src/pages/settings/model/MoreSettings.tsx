import { Button, NumberInput, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ModelValues } from './model_values.ts'

interface MoreSettingsProps {
  values: ModelValues
  onChange: (part: Partial<ModelValues>) => void
  errors: Record<string, string>
  readOnly: boolean
}

/** What few need: shown at once where something of it is set or refused. */
export function MoreSettings({ values, onChange, errors, readOnly }: MoreSettingsProps) {
  const { context_tokens, credits_per_million_tokens } = values
  const isSet = context_tokens !== '' || credits_per_million_tokens !== ''
  const [opened, setOpened] = useState(isSet)
  const number = (value: number | string) => (typeof value === 'number' ? value : '')
  if (!opened)
    return (
      <div>
        <Button variant="subtle" size="xs" px={0} onClick={() => setOpened(true)}>
          More settings
        </Button>
      </div>
    )
  return (
    <Stack>
      <NumberInput
        label="Context window"
        description="How many tokens the model can read at once. If empty, 32,000 are assumed."
        min={1000}
        value={context_tokens}
        onChange={(value) => onChange({ context_tokens: number(value) })}
        error={errors.context_tokens}
        readOnly={readOnly}
        thousandSeparator=","
      />
      <NumberInput
        label="Credits per million tokens"
        description="Deducted from your organization’s credits, if it has a credit limit."
        min={0}
        value={credits_per_million_tokens}
        onChange={(value) => onChange({ credits_per_million_tokens: number(value) })}
        error={errors.credits_per_million_tokens}
        readOnly={readOnly}
      />
    </Stack>
  )
}
