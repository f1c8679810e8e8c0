import { Button, NumberInput, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ModelValues } from './model_values.ts'
import { PriceFields } from './PriceFields.tsx'

interface MoreSettingsProps {
  values: ModelValues
  onChange: (part: Partial<ModelValues>) => void
  errors: Record<string, string>
  readOnly: boolean
}

const fields = ['context_tokens', 'knowledge_tokens', 'deadlines', 'prices', 'fallback.prices']

/** What few need: shown at once where something of it is refused. */
export function MoreSettings(given: MoreSettingsProps) {
  const [opened, setOpened] = useState(false)
  const isRefused = fields.some((field) => Object.keys(given.errors).some((param) => param.startsWith(field)))
  if (opened || isRefused) return <AllSettings {...given} />
  return (
    <div>
      <Button variant="subtle" size="xs" px={0} onClick={() => setOpened(true)}>
        More settings
      </Button>
    </div>
  )
}

const number = (value: number | string) => (typeof value === 'number' ? value : ('' as const))

function AllSettings({ values, onChange, errors, readOnly }: MoreSettingsProps) {
  const { deadlines, fallback } = values
  const seconds = (field: keyof ModelValues['deadlines'], words: { label: string; description: string }) => (
    <NumberInput
      {...words}
      min={1}
      suffix=" s"
      value={deadlines[field]}
      onChange={(value) => onChange({ deadlines: { ...deadlines, [field]: number(value) } })}
      error={errors[`deadlines.${field}`]}
      readOnly={readOnly}
    />
  )
  return (
    <Stack>
      <NumberInput
        label="Context window"
        description="How many tokens the model can read at once. If empty, what the test found, otherwise 32,000."
        min={1000}
        value={values.context_tokens}
        onChange={(value) => onChange({ context_tokens: number(value) })}
        error={errors.context_tokens}
        readOnly={readOnly}
        thousandSeparator=","
      />
      <NumberInput
        label="Knowledge given as a whole"
        description="Up to this many tokens, an agent’s knowledge is given to the model with every message. With more, it gets what a search finds. If empty, 12,000."
        min={0}
        value={values.knowledge_tokens}
        onChange={(value) => onChange({ knowledge_tokens: number(value) })}
        error={errors.knowledge_tokens}
        readOnly={readOnly}
        thousandSeparator=","
      />
      {seconds('first_word_seconds', {
        label: 'Wait for the first words',
        description:
          'After this, the model counts as unavailable. Allow more for a model on your own machine.',
      })}
      {seconds('turn_seconds', {
        label: 'Wait for a whole reply',
        description: 'With everything that is looked up for it.',
      })}
      <PriceFields
        legend="Price for 1,000,000 tokens"
        values={values.prices}
        onChange={(prices) => onChange({ prices })}
        errorOf={(field) => errors[`prices.${field}`]}
        readOnly={readOnly}
      />
      {fallback.provider !== 'builtin' && (
        <PriceFields
          legend="Price of the second model"
          values={fallback.prices}
          onChange={(prices) => onChange({ fallback: { ...fallback, prices } })}
          errorOf={(field) => errors[`fallback.prices.${field}`]}
          readOnly={readOnly}
        />
      )}
    </Stack>
  )
}
