import { Radio, Stack } from '@mantine/core'
import type { Support } from './model_values.ts'

const choices: Record<Support, { label: string; description: string }> = {
  after: {
    label: 'After the reply',
    description:
      'Costs visitors no time. Sentences that your sources do not support are marked for your team.',
  },
  before: {
    label: 'Before the reply',
    description: 'Visitors wait a little longer, and do not see such sentences.',
  },
  off: { label: 'Not at all', description: 'Saves a call for each reply.' },
}

interface SupportProps {
  value: Support
  onChange: (value: Support) => void
  error: string | undefined
  readOnly: boolean
}

/** When a second call judges what a model said. */
export function SupportField({ value, onChange, error, readOnly }: SupportProps) {
  return (
    <Radio.Group
      label="Check replies against your sources"
      description="Figures, dates, prices and promises are always checked before a reply is shown. A second, short call can judge the meaning of each sentence as well."
      value={value}
      error={error}
      onChange={(word) => !readOnly && isSupport(word) && onChange(word)}
    >
      <Stack gap="xs" mt="xs">
        {Object.entries(choices).map(([name, words]) => (
          <Radio key={name} value={name} {...words} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

const isSupport = (word: string): word is Support => word in choices
