import { Fieldset, Group, NumberInput, Select } from '@mantine/core'
import type { PriceValues } from './model_values.ts'

const currencies = Intl.supportedValuesOf('currency')

interface PriceProps {
  legend: string
  values: PriceValues
  onChange: (values: PriceValues) => void
  errorOf: (field: string) => string | undefined
  readOnly: boolean
}

/** What a million tokens cost. */
export function PriceFields({ legend, values, onChange, errorOf, readOnly }: PriceProps) {
  const amount = (field: 'input' | 'cached' | 'output', label: string) => (
    <NumberInput
      label={label}
      min={0}
      value={values[field]}
      onChange={(value) => onChange({ ...values, [field]: typeof value === 'number' ? value : '' })}
      error={errorOf(field)}
      readOnly={readOnly}
      w={130}
    />
  )
  return (
    <Fieldset legend={legend} variant="unstyled">
      <Group align="flex-start" gap="sm">
        {amount('input', 'Input')}
        {amount('cached', 'Cached input')}
        {amount('output', 'Output')}
        <Select
          label="Currency"
          data={currencies}
          value={values.currency}
          onChange={(currency) => currency && onChange({ ...values, currency })}
          error={errorOf('currency')}
          searchable
          allowDeselect={false}
          readOnly={readOnly}
          w={110}
        />
      </Group>
    </Fieldset>
  )
}
